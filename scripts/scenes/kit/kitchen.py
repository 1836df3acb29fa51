"""A kitchen by day: its walls and wood, and what lies on the table."""
import math, random
import bpy
from kit.materials import bump, lin, material, noise, plain, put, ramp
from kit.shapes import add, lathe, mesh
from kit.joinery import board


def shades(name, color, spread, scale, rough=0.8, stretch=None, relief=0.0, **kw):
    """A colour that is a little uneven."""
    def build(nt, b):
        put(b, Roughness=rough, **kw)
        c = lin(color)[:3]
        n = noise(nt, scale, 8, 0.62, stretch=stretch)
        r = ramp(nt, n.outputs['Fac'], [(0.3, tuple(x * (1 - spread) for x in c)), (0.7, tuple(min(1, x * (1 + spread)) for x in c))])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
        if relief:
            bump(nt, b, noise(nt, scale * 9, 4, 0.6, stretch=stretch).outputs['Fac'], relief, 0.01)
    return material(f'{name}{color}', build)


def glazed(color):
    return shades('glaze', color, 0.05, 3, 0.24, Specular=0.5)


def tube(points, thick, mat, closed=False):
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', thick, 5, True
    sp = cu.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for p, co in zip(sp.points, points):
        p.co = (*co, 1)
    sp.use_cyclic_u = closed
    cu.materials.append(mat)
    o = bpy.data.objects.new('tube', cu)
    bpy.context.scene.collection.objects.link(o)
    return o


def group(loc, yaw, objects):
    """Sets things made about the origin down together."""
    e = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(e)
    e.location, e.rotation_euler = loc, (0, 0, yaw)
    for o in objects:
        o.parent = e
    return e


def mug(loc, yaw, color, drink='#3a1608', R=0.40, H=0.88):
    g = glazed(color)
    out = [(0.001, 0), (R * 0.80, 0), (R * 0.86, 0.02), (R * 0.93, 0.10), (R, 0.30), (R, H - 0.02), (R - 0.012, H + 0.004), (R - 0.036, H + 0.004), (R - 0.05, H - 0.02), (R - 0.05, 0.3), (R * 0.8, 0.06), (0.001, 0.05)]
    ear = [(R - 0.02 + 0.30 * math.sin(a) ** 0.8, 0, H * 0.52 + 0.27 * math.cos(a)) for a in (math.pi * k / 24 for k in range(25))]
    tea = lathe('tea', [(0.001, 0), (R - 0.045, 0)], [plain('tea' + drink, drink, 0.08, Specular=0.5)], 64)
    group(loc, yaw, [add(lathe('mug', out, [g], 96, angle=50)), tube(ear, 0.055, g), add(tea, (0, 0, H - 0.13))])


def notebook(loc, yaw, cover, lines, W=1.46, D=2.08, T=0.16):
    """Open, its leaves arched towards the fold; `lines` are (x, y, length) of what is written on it."""
    paper, n, m = shades('page', '#f4efe2', 0.03, 5, 0.85), 60, 24
    def rise(x):
        a = abs(x) / W
        return T * (0.55 + 0.62 * math.sin(math.pi * min(1, a * 1.02) ** 0.55) * (1 - 0.45 * a)) * (1 if x < 0 else 0.8) - T * 0.5 * math.exp(-(a / 0.05) ** 2)
    xs = [W * (2 * i / n - 1) for i in range(n + 1)]
    v, f = [], []
    for k in range(m + 1):
        y = D * (k / m - 0.5)
        v += [(x, y, rise(x)) for x in xs]
    f = [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1, (k + 1) * (n + 1) + i) for k in range(m) for i in range(n)]
    base = len(v)
    for k in (0, m):
        v += [(x, D * (k / m - 0.5), 0.02) for x in xs]
    for i in range(n):
        f += [(i, base + i, base + i + 1, i + 1), (m * (n + 1) + i, m * (n + 1) + i + 1, base + n + 2 + i, base + n + 1 + i)]
    v += [(s * W, y, 0.02) for s in (-1, 1) for y in (-D / 2, D / 2)]
    b2 = base + 2 * (n + 1)
    f += [(0, m * (n + 1), b2 + 1, b2), (n, b2 + 2, b2 + 3, m * (n + 1) + n)]
    parts = [add(mesh('pages', v, f, [paper], angle=40)), board((-W - 0.05, -D / 2 - 0.05, 0), (W + 0.05, D / 2 + 0.05, 0.024), shades('cloth', cover, 0.12, 30, 0.8, relief=0.2), 0.01)]
    ink, rnd = plain('ink', '#27364a', 0.6), random.Random(2)
    for x, y, length in lines:
        t, word = x, []
        while t < x + length:
            word.append((t, y + rnd.uniform(-1, 1) * 0.028, rise(t) + 0.004))
            t += rnd.uniform(0.010, 0.022)
            if rnd.random() < 0.05:
                parts.append(tube(word, 0.0042, ink)) if len(word) > 1 else None
                word, t = [], t + 0.045
        if len(word) > 1:
            parts.append(tube(word, 0.0042, ink))
    return group(loc, yaw, parts)


def pencil(loc, yaw, color, L=1.7, r=0.037):
    body = lathe('pencil', [(r, 0), (r, L - 0.2)], [shades('lacquer', color, 0.05, 9, 0.3)], 6, angle=20)
    tip = lathe('tip', [(r, L - 0.2), (0.010, L - 0.03)], [shades('cedar', '#c99a66', 0.1, 12)], 24)
    lead = lathe('lead', [(0.010, L - 0.03), (0.0005, L)], [plain('lead', '#26262a', 0.4)], 12)
    end = lathe('end', [(0.001, 0), (r, 0)], [shades('cedar', '#c99a66', 0.1, 12)], 6)
    return group((loc[0], loc[1], loc[2] + r * 0.9), yaw, [add(p, rot=(0, math.pi / 2, 0)) for p in (body, tip, lead, end)])


def telephone(loc, yaw, color='#2b302f', W=0.74, D=1.5, T=0.08):
    """Face down: its back, with two lenses in their frame."""
    r, n = 0.13, 10
    corner = [(sx * (W / 2 - r) + r * math.cos(a), sy * (D / 2 - r) + r * math.sin(a)) for sx, sy, a0 in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)) for a in ((a0 + k / n) * math.pi / 2 for k in range(n + 1))]
    levels = [(0.93, 0), (0.985, 0.008), (1, 0.03), (1, T - 0.03), (0.985, T - 0.008), (0.95, T), (0.001, T)]
    m = len(corner)
    v = [(x * (1 - (1 - s) * 0.35 * (W / D if False else 1)) if s > 0.5 else x * s, y * (1 - (1 - s) * 0.35) if s > 0.5 else y * s, z) for s, z in levels for x, y in corner]
    f = [(k * m + i, k * m + (i + 1) % m, (k + 1) * m + (i + 1) % m, (k + 1) * m + i) for k in range(len(levels) - 1) for i in range(m)]
    shell = add(mesh('telephone', v, f, [shades('shell', color, 0.04, 20, 0.38, Specular=0.5)], angle=35))
    parts = [shell, board((-0.30, 0.34, T - 0.01), (0.02, 0.66, T + 0.014), plain('island', '#1d2120', 0.3), 0.012)]
    for x, y in ((-0.22, 0.57), (-0.07, 0.43)):
        parts.append(add(lathe('lens', [(0.07, 0), (0.07, 0.02), (0.055, 0.024), (0.05, 0.016), (0.001, 0.016)], [plain('glass', '#08090b', 0.05, Specular=0.6)], 40), (x, y, T + 0.01)))
    return group(loc, yaw, parts)


def leaf(length, mat):
    n, m, v = 10, 4, []
    for i in range(n + 1):
        t = i / n
        w = 0.22 * length * math.sin(math.pi * t ** 0.8) ** 0.9
        v += [(t * length, w * (2 * j / m - 1), 0.16 * length * (math.sin(math.pi * t) * 0.6 - t * t) + 0.10 * length * abs(2 * j / m - 1) * math.sin(math.pi * t)) for j in range(m + 1)]
    f = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    return mesh('leaf', v, f, [mat], angle=120)


def branch(root, lean, turn, length, seed):
    """A twig that bends away from upright, with leaves in pairs."""
    rnd, pts = random.Random(seed), []
    for k in range(21):
        t = k / 20
        out = lean * t ** 1.5 * length
        pts.append((root[0] + out * math.cos(turn), root[1] + out * math.sin(turn), root[2] + length * t * (1 - 0.25 * abs(lean) * t)))
    bark, greens = shades('bark', '#5d5138', 0.2, 20), [shades('green', c, 0.12, 14, 0.55, Specular=0.4) for c in ('#5f7a58', '#6f8a63', '#4f6b50')]
    tube(pts, 0.018, bark)
    for k in range(5, 21):
        for s in (-1, 1):
            if rnd.random() < 0.85:
                p = pts[k]
                add(leaf(rnd.uniform(0.26, 0.46) * (1.15 - 0.4 * k / 20), rnd.choice(greens)), p,
                    (rnd.uniform(-.5, .5), rnd.uniform(-0.9, 0.1), turn + s * rnd.uniform(0.7, 1.4) + (0 if k < 20 else -s)))


def vase(loc, color, branches):
    x, y, z = loc
    out = [(0.001, 0), (0.30, 0), (0.40, 0.08), (0.46, 0.36), (0.43, 0.66), (0.28, 0.92), (0.17, 1.10), (0.155, 1.28), (0.185, 1.36), (0.17, 1.375), (0.13, 1.30), (0.12, 1.0)]
    add(lathe('vase', out, [shades('stoneware', color, 0.06, 6, 0.5, relief=0.08)], 80, angle=60), loc)
    for k, (lean, turn, length) in enumerate(branches):
        branch((x, y, z + 1.2), lean, turn, length, 31 + k)
