"""A streamer's desk: a screen that glows, a microphone on its arm, headphones laid down, a keyboard."""
import math, random
from mathutils import Matrix, Vector
from kit.materials import brass, bump, lin, material, noise, plain, put, ramp
from kit.shapes import add, lathe, mesh, spade_curve
from kit.joinery import board
from kit.kitchen import group, tube


def light(name, color, edge=None, radii=(1, 1)):
    """What a screen shows in one colour; towards an ellipse's edge it may become another."""
    def build(nt, b):
        nt.nodes.clear()
        e, out = nt.nodes.new('ShaderNodeEmission'), nt.nodes.new('ShaderNodeOutputMaterial')
        e.inputs['Color'].default_value = (*color, 1)
        if edge:
            tc, mp, g = (nt.nodes.new(f'ShaderNode{k}') for k in ('TexCoord', 'Mapping', 'TexGradient'))
            g.gradient_type = 'QUADRATIC_SPHERE'
            mp.inputs['Scale'].default_value = (1 / radii[0], 1, 1 / radii[1])
            nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
            nt.links.new(mp.outputs['Vector'], g.inputs['Vector'])
            nt.links.new(ramp(nt, g.outputs['Fac'], [(0, edge), (1, color)]).outputs['Color'], e.inputs['Color'])
        nt.links.new(e.outputs[0], out.inputs[0])
    m = material(f'light-{name}', build)
    m.cycles.sample_as_light = False  # an area before the screen lights the room
    return m


def flat(outline, mat, at, y):
    """An outline in the screen's plane, `y` before it."""
    me = mesh('flat', [(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], [mat], smooth=False)
    return add(me, (at[0], -y, at[1]))


def ellipse(a, b, n=96):
    return [(a * math.cos(math.tau * k / n), b * math.sin(math.tau * k / n)) for k in range(n)]


def rounded(w, h, r, n=6):
    return [(sx * (w / 2 - r) + r * math.cos(a), sz * (h / 2 - r) + r * math.sin(a)) for k0, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1)))
            for a in ((k0 + k / n) * math.pi / 2 for k in range(n + 1))]


def heart(s):
    pts = [(16 * math.sin(t) ** 3, 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) for t in (math.tau * k / 40 for k in range(40))]
    return [(x * s / 32, (z + 2) * s / 32) for x, z in pts]


def table_picture():
    """A table from above: five cards in its middle, two that nobody sees before whoever sits here."""
    ivory, red, ink = light('ivory', (0.66, 0.60, 0.49)), light('red', (0.55, 0.02, 0.03)), light('ink', (0.012, 0.013, 0.016))
    gold, oxblood = light('gold', (0.50, 0.27, 0.07)), light('oxblood', (0.30, 0.014, 0.026))
    parts = [flat(rounded(5.06, 2.86, 0.04), light('ground', (0.012, 0.030, 0.024), (0.004, 0.008, 0.008), (2.9, 1.9)), (0, 0), 0.002),
             flat(ellipse(2.14, 1.17), light('rail', (0.085, 0.026, 0.014)), (0, 0.02), 0.004),
             flat(ellipse(1.99, 1.02), gold, (0, 0.02), 0.005),
             flat(ellipse(1.97, 1.00), light('felt', (0.040, 0.40, 0.165), (0.005, 0.062, 0.026), (2.2, 1.15)), (0, 0.02), 0.006),
             flat(ellipse(1.50, 0.68), light('line', (0.06, 0.30, 0.14)), (0, 0.02), 0.007),
             flat(ellipse(1.487, 0.667), light('inner', (0.040, 0.40, 0.165), (0.005, 0.062, 0.026), (2.2, 1.15)), (0, 0.02), 0.008)]
    for i, kind in enumerate(('diamond', 'spade', 'heart', 'spade', 'diamond')):
        x, z = -0.86 + 0.43 * i, 0.14
        parts.append(flat(rounded(0.37, 0.52, 0.035), ivory, (x, z), 0.010))
        if kind == 'spade':
            s = spade_curve(0.22, 0.0005, ink, (x, -0.012, z), (math.pi / 2, 0, 0), 0)
            parts.append(s)
        elif kind == 'heart':
            parts.append(flat(heart(0.22), red, (x, z), 0.012))
        else:
            parts.append(flat([(0, 0.13), (-0.095, 0), (0, -0.13), (0.095, 0)], red, (x, z), 0.012))
    for x, turn in ((-0.19, 0.12), (0.19, -0.10)):
        for w, h, m, y in ((0.40, 0.56, ivory, 0.014), (0.355, 0.515, oxblood, 0.016), (0.10, 0.10, gold, 0.018)):
            o = flat(rounded(w, h, 0.03), m, (x, -0.74), y)
            o.rotation_euler = (0, turn + (math.pi / 4 if w == 0.10 else 0), 0)
            parts.append(o)
    for k in range(8):   # the others, and what lies before some of them
        a = math.tau * (k + 0.5) / 8 + math.pi / 2
        x, z = 2.10 * math.cos(a), 0.02 + 1.13 * math.sin(a)
        if abs(x) < 0.9 and z < 0:
            continue
        parts += [flat(ellipse(0.175, 0.175, 40), gold if k == 2 else light('grey', (0.10, 0.115, 0.12)), (x, z), 0.019), flat(ellipse(0.155, 0.155, 40), light('seat', (0.020, 0.030, 0.032)), (x, z), 0.020)]
    for x, z in ((-0.10, -0.24), (0.0, -0.26), (0.10, -0.24), (0.05, -0.19), (-0.05, -0.19), (1.28, 0.42), (1.36, 0.38), (-1.30, -0.34)):
        parts.append(flat(ellipse(0.06, 0.045, 24), gold if z > -0.22 else red, (x, z), 0.011))
    return parts


def monitor(loc, yaw, z=2.30, W=5.2, H=3.0, tilt=0.06):
    """Its screen's middle is `z` above `loc`. Returns what a light before it needs: its place and the point it looks at."""
    shell, frame = plain('shell', '#101114', 0.36, Specular=0.5), plain('bezel', '#08090a', 0.3, Specular=0.5)
    parts = [board((-W / 2, 0.01, -H / 2), (W / 2, 0.14, H / 2), shell, 0.04), board((-W / 2 + 0.9, 0.12, -0.8), (W / 2 - 0.9, 0.42, 0.8), shell, 0.12)]
    parts += [board((-W / 2, -0.035, s * H / 2 - 0.07 * (s > 0)), (W / 2, 0.02, s * H / 2 + 0.07 * (s < 0)), frame, 0.01) for s in (-1, 1)]
    parts += [board((s * W / 2 - 0.07 * (s > 0), -0.035, -H / 2), (s * W / 2 + 0.07 * (s < 0), 0.02, H / 2), frame, 0.01) for s in (-1, 1)]
    parts += table_picture()
    # The eye above it, and the light that says it is open.
    parts += [board((-0.34, -0.10, H / 2 + 0.03), (0.34, 0.10, H / 2 + 0.25), shell, 0.05), board((-0.14, -0.04, H / 2 - 0.1), (0.14, 0.08, H / 2 + 0.04), shell, 0.02),
              add(lathe('lens', [(0.09, 0), (0.09, 0.03), (0.07, 0.035), (0.065, 0.015), (0.001, 0.01)], [plain('glass', '#05060a', 0.05, Specular=0.7)], 40), (0, -0.10, H / 2 + 0.14), (math.pi / 2, 0, 0)),
              add(lathe('live', [(0.001, 0.006), (0.018, 0.004), (0.02, 0)], [light('live', (2.2, 0.03, 0.02))], 20), (0.22, -0.10, H / 2 + 0.14), (math.pi / 2, 0, 0))]
    screen = group((0, 0, 0), 0, parts)
    turn = Matrix.Translation(loc) @ Matrix.Rotation(yaw, 4, 'Z')
    screen.matrix_world = turn @ Matrix.Translation((0, 0, z)) @ Matrix.Rotation(-tilt, 4, 'X')
    metal = plain('stand', '#17181b', 0.32, Metallic=0.8)
    stand = group((0, 0, 0), 0, [
        add(lathe('foot', [(0.001, 0.07), (0.9, 0.07), (0.97, 0.05), (1.0, 0.02), (1.0, 0)], [metal], 96, sy=0.72, angle=40), (0, 0.45, 0)),
        add(lathe('ring', [(1.0, 0.035), (1.012, 0.03), (1.012, 0.012), (1.0, 0.005)], [brass(0.25)], 96, sy=0.72), (0, 0.45, 0)),
        board((-0.2, 0.45, 0.05), (0.2, 0.6, z + 0.3), metal, 0.05)])
    stand.matrix_world = turn
    return [tuple(screen.matrix_world @ Vector(p)) for p in ((0, -0.04, 0), (0, -5, 0))]


def between(a, b, parts):
    """Sets parts made along z, from the origin, along the way from a to b."""
    e = group(a, 0, parts)
    e.rotation_mode = 'QUATERNION'
    e.rotation_quaternion = (Vector(b) - Vector(a)).to_track_quat('Z', 'Y')
    return e


def microphone(at, to, hold, scale=1.15):
    """Its middle at `at`, its grille towards `to`; the end of an arm at `hold` carries it."""
    nickel, dark, gold = plain('nickel', '#b9b4a8', 0.30, Metallic=1.0), plain('body', '#131416', 0.34, Metallic=0.5, Specular=0.5), brass(0.2)
    R, L = 0.29, 0.78
    outline = lambda z: R * (1 - max(0, (z - 0.42) / (L - 0.42)) ** 2.6) ** 0.5
    grille, k = [(R * 0.9, 0.03)], 0
    while 0.05 + 0.052 * k < L - 0.03:   # rings, with dark between
        z = 0.05 + 0.052 * k
        grille += [(outline(z) * 0.93, z), (outline(z), z + 0.010), (outline(z + 0.03), z + 0.032), (outline(z + 0.042) * 0.93, z + 0.042)]
        k += 1
    grille.append((0.001, L - 0.02))
    parts = [add(lathe('grille', grille, [nickel], 96, angle=30)),
             add(lathe('ring', [(R, -0.02), (R + 0.02, -0.01), (R + 0.02, 0.05), (R, 0.06)], [gold], 96)),
             add(lathe('body', [(R - 0.01, 0), (R - 0.01, -0.72), (R - 0.05, -0.80), (0.12, -0.84), (0.10, -1.0), (0.001, -1.0)], [dark], 96, angle=40)),
             add(lathe('band', [(R - 0.008, -0.62), (R + 0.004, -0.615), (R + 0.004, -0.58), (R - 0.008, -0.575)], [gold], 96))]
    e = between(at, to, parts)
    e.scale = (scale,) * 3
    # A yoke to both sides of the body, across its axis.
    axis = (Vector(to) - Vector(at)).normalized()
    side = axis.cross(Vector((0, 0, 1))).normalized()
    mid, up = Vector(at) - axis * 0.30 * scale, (Vector(hold) - Vector(at) + axis * 0.30 * scale)
    r = (R + 0.07) * scale
    bow = [mid + side * (r * math.cos(a)) + up * (0.80 * math.sin(a) ** 0.7) for a in (math.pi * k / 24 for k in range(25))]
    tube([tuple(p) for p in bow], 0.035, dark)
    for s in (-1, 1):
        between(tuple(mid + side * s * (r - 0.06)), tuple(mid + side * s * (r + 1)), [add(lathe('screw', [(0.001, 0), (0.07, 0), (0.07, 0.10), (0.055, 0.13), (0.001, 0.13)], [gold], 32, angle=40))])
    tube([tuple(mid + up * 0.78), tuple(hold)], 0.06, dark)
    return tuple(mid)


def arm(a, b):
    """Two rods beside each other from a to b, a spring along them and the cable below."""
    a, b = Vector(a), Vector(b)
    way = (b - a).normalized()
    across = way.cross(Vector((0, 1, 0))).normalized()
    steel, gold = plain('arm', '#1d1e21', 0.30, Metallic=0.9), brass(0.25)
    for s in (-1, 1):
        tube([tuple(a + across * s * 0.085), tuple(b + across * s * 0.085)], 0.038, steel)
    n, turns, long = 900, 44, (b - a).length
    start, end = 0.10, 0.62
    out = way.cross(across)
    tube([tuple(a + way * long * (start + (end - start) * k / n) + (across * math.cos(math.tau * turns * k / n) + out * math.sin(math.tau * turns * k / n)) * 0.045) for k in range(n + 1)], 0.011, gold)
    black = plain('cable', '#0b0b0c', 0.6)
    tube([tuple(a.lerp(b, t) - Vector((0, 0.04, 0.14 + 0.16 * math.sin(math.pi * min(1, t * 1.02)) ** 0.8))) for t in (k / 40 for k in range(41))], 0.03, black)
    for p in (a, b):
        between(tuple(p - Vector((0, 0.16, 0))), tuple(p + Vector((0, 1, 0))), [add(lathe('joint', [(0.001, 0), (0.11, 0), (0.17, 0.02), (0.17, 0.30), (0.11, 0.32), (0.001, 0.32)], [steel], 40, angle=40)), add(lathe('cap', [(0.001, -0.02), (0.08, -0.02), (0.09, 0), (0.09, 0.01)], [gold], 40))])


def headphones(loc, yaw, W=0.84, R=0.46, rise=1.75):
    """Laid down: the cups stand on their edges, the band lies behind them."""
    skin, shell, gold = plain('cushion', '#2a1a16', 0.5, Specular=0.4), plain('cup', '#7a1420', 0.22, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.1), brass(0.2)
    parts = []
    for s in (-1, 1):
        pad = [(R * 0.55, 0.05), (R * 0.60, 0.0), (R * 0.78, -0.05), (R * 0.95, -0.02), (R, 0.05), (R * 0.98, 0.13), (R * 0.9, 0.17)]
        cup = [(R * 0.9, 0.15), (R * 0.93, 0.19), (R * 0.86, 0.28), (R * 0.62, 0.34), (R * 0.60, 0.335), (0.001, 0.335)]
        trim = [(R * 0.62, 0.335), (R * 0.63, 0.352), (R * 0.58, 0.357), (R * 0.565, 0.34)]
        turn = (0, s * math.pi / 2, 0)
        at = (s * (W - 0.17), 0, 0)
        parts += [add(lathe('pad', pad, [skin], 80, angle=70), at, turn), add(lathe('cup', cup, [shell], 80, angle=40), at, turn), add(lathe('trim', trim, [gold], 80, angle=50), at, turn),
                  add(lathe('felt', [(0.001, 0.04), (R * 0.6, 0.04)], [plain('gauze', '#0a0a0b', 0.9)], 64), at, turn)]
        parts.append(spade_curve(0.26, 0.004, gold, (at[0] + s * 0.342, 0, 0), (math.pi / 2, 0, s * math.pi / 2), 0.003))
        parts.append(tube([(s * (W + 0.10), 0, 0.28), (s * (W + 0.10), 0, 0.55), (s * (W + 0.07), 0, 0.80)], 0.04, gold))
    # The band: an arch of two thicknesses, wider than it is thick.
    n, w = 48, 0.17
    arch = [((W + 0.07) * math.cos(a), 0.72 + (rise - 0.72) * math.sin(a)) for a in (math.pi * k / n for k in range(n + 1))]
    for out, mat, wide in ((0.05, plain('leather-band', '#5a2f17', 0.42, Specular=0.45), w), (-0.06, skin, w * 0.8)):
        v = []
        for k, (x, z) in enumerate(arch):
            a = math.pi * k / n
            for r, y in ((0, -wide), (0.045, -wide * 0.8), (0.055, 0), (0.045, wide * 0.8), (0, wide), (-0.02, 0)):
                v.append((x + (out + r) * math.cos(a), y, z + (out + r) * math.sin(a)))
        f = [(6 * k + j, 6 * k + (j + 1) % 6, 6 * k + 6 + (j + 1) % 6, 6 * k + 6 + j) for k in range(n) for j in range(6)]
        parts.append(add(mesh('band', v, f, [mat], angle=60)))
    e = group((0, 0, 0), 0, parts)
    down = math.asin((R - 0.17) / rise)
    e.matrix_world = Matrix.Translation((loc[0], loc[1], loc[2] + R)) @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(-math.pi / 2 - down, 4, 'X')
    return e


def keyboard(loc, yaw, seed=2):
    """Low, dark, with one row of keys set higher than the next."""
    rnd, case, cap = random.Random(seed), plain('case', '#141518', 0.35, Metallic=0.6), plain('cap', '#0c0d0e', 0.5, Specular=0.3)
    warm, W, D, step = plain('cap-red', '#6b0f1a', 0.4, Specular=0.45), 3.05, 1.14, 0.198
    parts = [board((-W / 2, -D / 2, 0), (W / 2, D / 2, 0.12), case, 0.03)]
    rows = [[1] * 15, [1.5] + [1] * 12 + [1.5], [1.8] + [1] * 11 + [2.2], [2.3] + [1] * 10 + [2.7], [1.25, 1.25, 1.25, 6, 1.25, 1.25, 1.25, 1.5]]
    for r, row in enumerate(rows):
        total, x, y = sum(row), -W / 2 + 0.06, D / 2 - 0.075 - step * (r + 0.5) * 1.0
        for k, u in enumerate(row):
            w = u / total * (W - 0.12)
            parts.append(board((x + 0.010, y - step / 2 + 0.008, 0.10), (x + w - 0.010, y + step / 2 - 0.008, 0.215 + 0.02 * (4 - r) / 4), warm if (r, k) == (0, 0) else cap, 0.018))
            x += w
    return group(loc, yaw, parts)
