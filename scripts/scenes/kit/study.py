"""A desk for lessons: the lamp with its glass shade, a slate and what is chalked on it, books."""
import math, random
from kit.materials import brass, bump, lin, material, noise, plain, put, ramp
from kit.shapes import add, lathe, mesh
from kit.joinery import board, timber
from kit.kitchen import group, shades, tube


def _shade(L, R, mat, inside, T=0.035, n=40):
    """Half a tube along x, open below."""
    ends, v, f, fm = (-L / 2, L / 2), [], [], []
    arc = [math.radians(-8 + 196 * k / n) for k in range(n + 1)]
    for x in ends:
        for r in (R, R - T):
            v += [(x, r * math.cos(a), r * math.sin(a)) for a in arc]
    m = n + 1
    for k in range(n):
        f += [(k, k + 1, 2 * m + k + 1, 2 * m + k), (m + k, 3 * m + k, 3 * m + k + 1, m + k + 1), (k, m + k, m + k + 1, k + 1), (2 * m + k, 2 * m + k + 1, 3 * m + k + 1, 3 * m + k)]
        fm += [0, 1, 0, 0]
    for a, b in ((0, m), (n, m + n)):
        f.append((a, b, 2 * m + b, 2 * m + a))
        fm.append(0)
    return mesh('glass', v, f, [mat, inside], face_mats=fm, angle=50)


def green_glass(shine):
    """Glass before a light: deep at its edges, lit from within."""
    def build(nt, b):
        put(b, Base_Color=lin('#0d5a33'), Roughness=0.1, Specular=0.6, Clearcoat=0.8, Clearcoat_Roughness=0.05)
        b.inputs['Emission'].default_value = (0.010, 0.30, 0.10, 1)
        b.inputs['Emission Strength'].default_value = shine
    m = material(f'glass{shine}', build)
    m.cycles.sample_as_light = False
    return m


def desk_lamp(loc, yaw, L=1.9, R=0.40, H=2.05, shine=0.10):
    """A foot, a stem and the shade across it; `loc` is the middle of the foot. The light is the scene's."""
    metal = brass(0.2)
    foot = [(0.001, 0.16), (0.12, 0.16), (0.16, 0.10), (0.46, 0.09), (0.52, 0.07), (0.56, 0.05), (0.58, 0.0)]
    stem = [(0.09, 0.15), (0.13, 0.2), (0.07, 0.28), (0.055, 0.9), (0.10, 0.95), (0.055, 1.02), (0.05, H + R - 0.1), (0.09, H + R - 0.05), (0.1, H + R + 0.02), (0.05, H + R + 0.1), (0.001, H + R + 0.16)]
    cream = plain('opal', '#f3ead2', 0.4)
    parts = [add(lathe('foot', foot, [metal], 80, angle=40)), add(lathe('stem', stem, [metal], 40, angle=50)),
             add(_shade(L, R, green_glass(shine), cream), (0, -0.05, H))]
    for s in (-1, 1):
        cap = [(R + 0.012, 0), (R + 0.012, 0.05), (R - 0.06, 0.05), (R - 0.06, 0.0)]
        half = [p for k in range(25) for p in [(R * 1.02 * math.cos(math.pi * k / 24), R * 1.02 * math.sin(math.pi * k / 24))]]
        n = len(half)
        v = [(s * (L / 2 + 0.02) + dx, y, z) for dx in (-0.02, 0.02) for y, z in half]
        f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
        parts.append(add(mesh('cap', v, f, [metal], smooth=False), (0, -0.05, H)))
    chain = [(0.34, -0.05 + 0.004 * math.sin(9 * t), H - 0.02 - 0.55 * t) for t in (k / 30 for k in range(31))]
    parts += [tube(chain, 0.012, metal), add(lathe('drop', [(0.001, -0.1), (0.045, -0.06), (0.035, 0), (0.001, 0.03)], [metal], 20, angle=70), (0.34, -0.05, H - 0.6))]
    return group(loc, yaw, parts)


def _arc(cx, cy, r, a0, a1, squash=1.0, n=14):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * k / n)), cy + r * squash * math.sin(math.radians(a0 + (a1 - a0) * k / n))) for k in range(n + 1)]


# The strokes of each sign, in a box one high.
SIGNS = {
    '9': [_arc(.38, .70, .27, 20, 380) + [(.63, .55), (.58, .25), (.46, 0)]],
    'x': [[(.12, .62), (.52, .16)], [(.52, .64), (.10, .14)]],
    '4': [[(.46, 1), (.30, .66), (.06, .36), (.30, .34), (.66, .36)], [(.50, .62), (.47, .30), (.46, 0)]],
    '=': [[(.08, .52), (.56, .54)], [(.08, .30), (.56, .31)]],
    '3': [_arc(.34, .74, .25, 150, -70) + _arc(.34, .27, .29, 75, -150)],
    '6': [[(.56, .98), (.34, .82), (.17, .55), (.11, .30)] + _arc(.37, .28, .26, 175, 540)],
    '%': [_arc(.18, .76, .15, 0, 370), [(.66, .98), (.38, .5), (.12, .02)], _arc(.60, .20, .15, 0, 370)],
    'heart': [[(.42, .66), (.34, .86), (.16, .88), (.05, .70), (.12, .46), (.42, .10)], [(.42, .66), (.50, .86), (.68, .88), (.79, .70), (.72, .46), (.42, .10)]],
}


def chalk(color='#e4e2d4'):
    """Dry strokes, with the slate between their grains."""
    def build(nt, b):
        put(b, Roughness=1.0, Specular=0.0)
        r = ramp(nt, noise(nt, 34, 4, 0.75).outputs['Fac'], [(0.40, (0.10, 0.11, 0.11)), (0.52, lin(color)[:3])])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
    return material(f'chalk{color}', build)


def stone():
    """Slate that was wiped many times."""
    def build(nt, b):
        put(b, Roughness=0.7, Specular=0.3)
        r = ramp(nt, noise(nt, 1.1, 6, 0.62, stretch=(1, 1, 2.2)).outputs['Fac'], [(0.3, (0.018, 0.021, 0.022)), (0.55, (0.034, 0.038, 0.039)), (0.78, (0.085, 0.09, 0.09))])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
        bump(nt, b, noise(nt, 30, 4, 0.6).outputs['Fac'], 0.1, 0.006)
    return material('slate', build)


def slate(loc, yaw, lean, lines, W=2.9, H=1.95, seed=3):
    """Stands at `loc` on its lower edge, leaning back by `lean`; `lines` are (x, y, height, signs, colour), from its lower left corner."""
    rnd, wood, e = random.Random(seed), timber((0.20, 0.095, 0.04)), 0.13
    upright = timber((0.20, 0.095, 0.04), 'z')
    parts = [board((-W / 2, -0.02, 0.05), (W / 2, 0.04, H - 0.05), stone(), 0)]
    for z in (0, H - e):
        parts.append(board((-W / 2 - 0.04, -0.055, z), (W / 2 + 0.04, 0.06, z + e), wood, 0.018))
    for x in (-W / 2, W / 2 - e):
        parts.append(board((x, -0.05, e - 0.02), (x + e, 0.055, H - e + 0.02), upright, 0.018))
    for x0, y0, size, signs, color in lines:
        x = x0 - W / 2
        for sign in signs:
            turn, lift = rnd.gauss(0, 0.03), rnd.gauss(0, 0.015) * size
            for stroke in SIGNS[sign]:
                for _ in range(3):   # corners rounded, as a hand does
                    cut = [p for (ax, ay), (bx, by) in zip(stroke, stroke[1:]) for p in ((ax * .75 + bx * .25, ay * .75 + by * .25), (ax * .25 + bx * .75, ay * .25 + by * .75))]
                    stroke = [stroke[0], *cut, stroke[-1]]
                pts = [(x + size * (px + turn * py + rnd.gauss(0, .003)), -0.022, y0 + lift + size * (py + rnd.gauss(0, .003))) for px, py in stroke]
                parts.append(tube(pts, 0.030 * min(1, size * 1.3), chalk(color)))
            x += size * (0.98 if sign in 'heart' else 0.80)
    o = group(loc, yaw, parts)
    o.rotation_euler = (-lean, 0, yaw)
    return o


def book(low, size, cover, seed=0, rot=(0, 0, 0)):
    """Upright, its back to the front: `low` is the lower front left corner, `size` its width, depth and height."""
    (x, y, z), (w, d, h) = low, size
    cloth = shades('binding', cover, 0.25, 9, 0.7, relief=0.12)
    parts = [board((0.02, 0.04, 0.03), (w - 0.02, d - 0.03, h - 0.03), plain('leaves', '#b9a987', 0.8), 0), board((0, 0, 0), (w, 0.06, h), cloth, 0.02)]
    parts += [board((a, 0.01, 0), (a + 0.03, d, h), cloth, 0.006) for a in (0, w - 0.03)]
    gold = brass(0.3)
    for t in (0.14, 0.2, 0.8) if seed % 3 else (0.1, 0.9):
        parts.append(board((0.012, -0.006, h * t), (w - 0.012, 0.02, h * t + 0.022), gold, 0))
    e = group((x, y, z), 0, parts)
    e.rotation_euler = rot
    return e
