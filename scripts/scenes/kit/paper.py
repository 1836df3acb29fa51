"""Letters: an envelope with its flap, and a seal of wax."""
import math, random
import bpy
from mathutils import Vector
from kit.materials import bump, material, noise, plain, put, ramp
from kit.shapes import add, lathe, mesh, spade_curve

ENVELOPE_W, ENVELOPE_H = 1.32, 0.88
inks = {'cream': (0.74, 0.66, 0.52), 'white': (0.80, 0.76, 0.68), 'oxblood': (0.24, 0.012, 0.018), 'buff': (0.50, 0.36, 0.20)}


def stock(kind):
    """Laid paper: a little uneven in tone and height."""
    def build(nt, b):
        put(b, Roughness=0.72, Specular=0.22)
        c = inks[kind]
        r = ramp(nt, noise(nt, 14, 6, 0.7).outputs['Fac'], [(0.3, tuple(x * 0.9 for x in c)), (0.7, tuple(min(1, x * 1.06) for x in c))])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
        bump(nt, b, noise(nt, 70, 3, 0.6).outputs['Fac'], 0.15, 0.004)
    return material(f'paper-{kind}', build)


def sheet(points, z, t, mat, bulge=0.0):
    """A thin sheet from an outline, a little domed in its middle."""
    n, steps = 14, 6
    cx, cy = (sum(p[k] for p in points) / len(points) for k in (0, 1))
    ring = [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n) for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]) for k in range(n)]
    m = len(ring)
    v = [(x + (cx - x) * s / steps, y + (cy - y) * s / steps, z + t + bulge * (1 - (1 - s / steps) ** 2)) for s in range(steps + 1) for x, y in ring]
    f = [(s * m + i, s * m + (i + 1) % m, (s + 1) * m + (i + 1) % m, (s + 1) * m + i) for s in range(steps) for i in range(m)]
    base = len(v)
    v += [(x, y, z) for x, y in ring]
    f += [(base + i, base + (i + 1) % m, (i + 1) % m, i) for i in range(m)]
    return mesh('sheet', v, f, [mat], angle=30)


_letters = {}


def _parts(kind, thick):
    if (kind, thick) not in _letters:
        W, H, pm = ENVELOPE_W, ENVELOPE_H, stock(kind)
        _letters[kind, thick] = [
            sheet([(-W / 2, -H / 2), (W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)], 0, thick, pm, thick * 1.2),
            sheet([(-W / 2 + .01, -H / 2 + .005), (0, 0.07), (W / 2 - .01, -H / 2 + .005)], thick * 1.3, 0.008, pm, 0.012),
            sheet([(W / 2 - .005, H / 2), (0.05, -0.075), (0, -0.10), (-0.05, -0.075), (-W / 2 + .005, H / 2)], thick * 1.3 + 0.012, 0.009, pm, 0.014)]
    return _letters[kind, thick]


def envelope(kind='cream', loc=(0, 0, 0), rot=(0, 0, 0), seal=None, thick=0.02, seed=5):
    """Lies in the xy plane with its flap up, about its middle; `seal` is the colour of the wax."""
    e = bpy.data.objects.new('envelope', None)
    bpy.context.scene.collection.objects.link(e)
    e.location, e.rotation_euler = loc, rot
    for me in _parts(kind, thick):
        add(me).parent = e
    if seal:
        for o in wax_seal((0, -0.07, thick * 1.3 + 0.028), seal, seed):
            o.parent = e
    return e


def wax_seal(loc, color='#6b0713', seed=5, size=0.158):
    """An irregular disc with the brand's spade pressed into it."""
    wax = plain(f'wax{color}', color, 0.3, Specular=0.5, Clearcoat=0.3, Clearcoat_Roughness=0.15)
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(5)]
    prof = [(1.02, 0.0), (1.04, 0.008), (1.02, 0.02), (0.96, 0.029), (0.90, 0.030), (0.84, 0.026), (0.80, 0.016), (0.78, 0.013), (0.4, 0.013), (0.001, 0.013)]
    v, f, S, n = [], [], 96, len(prof)
    for i in range(S):
        a = 2 * math.pi * i / S
        w = 0.05 * math.sin(2 * a + ph[0]) + 0.035 * math.sin(3 * a + ph[1]) + 0.022 * math.sin(5 * a + ph[2]) + 0.012 * math.sin(9 * a + ph[3])
        for r, z in prof:
            rr = size * r * (1 + w * max(0, (r - 0.8) / 0.2))
            v.append((rr * math.cos(a), rr * math.sin(a), z * (1 + 0.15 * math.sin(3 * a + ph[4]) * (r > 0.8))))
    f = [(i * n + k, (i + 1) % S * n + k, (i + 1) % S * n + k + 1, i * n + k + 1) for i in range(S) for k in range(n - 1)]
    return [add(mesh('seal', v, f, [wax], angle=80), loc),
            spade_curve(size * 0.95, 0.006, wax, (loc[0], loc[1] - 0.002, loc[2] + 0.016), bevel=0.004)]
