"""What hangs and lies beside a door: hooks with numbers, a shelf, a hat, a scarf, an umbrella."""
import math, random
import bpy
from kit.materials import brass, bump, lin, material, noise, plain, put, ramp
from kit.shapes import add, lathe, mesh
from kit.joinery import board, timber
from kit.kitchen import group, shades, tube


def hump(x, at, width):
    return math.exp(-((x - at) / width) ** 2)


def ease(t):
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def skin(name, rows, mats, closed=False, uvs=None, angle=80):
    """Over rows of points, each as long as the first."""
    n = len(rows[0])
    last = n if closed else n - 1
    f = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(len(rows) - 1) for i in range(last)]
    return add(mesh(name, [p for row in rows for p in row], f, mats, uvs=uvs, angle=angle))


def thick(o, by):
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = by, 0
    return o


def panelling(high, count, foot, top, beam, tone, step=3.9):
    """A wall of raised fields between stiles, at y = 0; a rail across it at height `beam` parts the fields. `high` is where it ends at the right."""
    low = high - count * step
    upright, across = timber(tone, 'z', 0.36), timber(tone, 'x', 0.36)
    board((low, 0, foot), (high, 0.3, top), timber(tuple(c * 0.6 for c in tone), 'z', 0.45), 0)
    board((low, -0.115, beam - 0.32), (high, 0.1, beam + 0.32), across, 0.03)
    for x in (low + k * step for k in range(count)):
        board((x - 0.32, -0.1, foot), (x + 0.32, 0.1, top), upright, 0.03)
        for z0, z1 in ((foot, beam - 0.32), (beam + 0.32, top)):
            a, b = x + 0.32, x + step - 0.32
            for inset, out in ((0.10, 0.06), (0.40, 0.14)):
                board((a + inset, -out, z0 + inset), (b - inset, 0.1, z1 - inset), upright, out * 0.7)


def beyond(color=(1.0, 0.42, 0.13), strength=1.15, at=2.6, reach=9.0):
    """What a door's gap shows: a wall far behind it, in a lamp's light at height `at`, redder away from it."""
    def build(nt, b):
        nt.nodes.clear()
        e, out = nt.nodes.new('ShaderNodeEmission'), nt.nodes.new('ShaderNodeOutputMaterial')
        sep, rng = nt.nodes.new('ShaderNodeSeparateXYZ'), nt.nodes.new('ShaderNodeMapRange')
        nt.links.new(nt.nodes.new('ShaderNodeNewGeometry').outputs['Position'], sep.inputs[0])
        rng.inputs['From Min'].default_value, rng.inputs['From Max'].default_value = at - reach, at
        nt.links.new(sep.outputs['Z'], rng.inputs['Value'])
        r, g, bl = color
        tone = ramp(nt, rng.outputs['Result'], [(0, (r * 0.22, g * 0.13, bl * 0.10)), (0.6, (r * 0.62, g * 0.55, bl * 0.5)), (1, color)])
        nt.links.new(tone.outputs['Color'], e.inputs['Color'])
        e.inputs['Strength'].default_value = strength
        nt.links.new(e.outputs[0], out.inputs[0])
    m = material(f'beyond{at}{reach}', build)
    m.cycles.sample_as_light = False  # an area in the gap lights the hall
    return m


def hook(loc, metal):
    """A double hook on its rose: the long arm above, curling up at its end, a short one below."""
    x, y, z = loc
    ball = [(max(0.001, 0.085 * math.cos(a)), 0.085 * math.sin(a)) for a in (math.pi * (k / 14 - 0.5) for k in range(15))]
    add(lathe('rose', [(0.001, 0.09), (0.09, 0.09), (0.13, 0.06), (0.19, 0.05), (0.21, 0.03), (0.21, 0)], [metal], 48, sy=1.75, angle=40), loc, (math.pi / 2, 0, 0))
    upper = [(x, y - 0.05 - 0.62 * t, z + 0.14 - 0.20 * math.sin(math.pi * t) + 0.42 * t ** 3) for t in (k / 20 for k in range(21))]
    lower = [(x, y - 0.05 - 0.36 * t, z - 0.16 - 0.20 * math.sin(math.pi * t * 0.9) + 0.16 * t ** 3) for t in (k / 20 for k in range(21))]
    for path, r in ((upper, 0.052), (lower, 0.046)):
        tube(path, r, metal)
        add(lathe('ball', ball, [metal], 32, angle=80), path[-1])
    return upper


def shelf(low, high, depth=2.7, tone=(0.115, 0.047, 0.020)):
    """For hats, its upper side at z = 0, on a cleat; the board that carries the hooks is below it."""
    wood, metal = timber(tone, 'x', 0.3), brass(0.26)
    board((low, -depth, -0.17), (high, 0, 0), wood, 0.035)
    board((low, -depth + 0.09, -0.27), (high, 0, -0.17), wood, 0.03)
    board((low, -0.24, -2.05), (high, 0, -0.75), wood, 0.05)
    board((low, -0.29, -0.86), (high, 0, -0.74), wood, 0.03)
    board((low, -0.29, -2.06), (high, 0, -1.94), wood, 0.03)
    # A line of brass along its edge.
    board((low, -depth - 0.012, -0.13), (high, -depth + 0.05, -0.055), metal, 0.008)


def hat(loc, yaw, color='#8a7357', ribbon='#35070f'):
    """A fedora: its crown dented along the top and pinched before, its brim down before and up behind. Front towards +x."""
    A, B, H, brim = 1.0, 0.80, 1.14, 0.56
    felt = shades('hat', color, 0.06, 7, 0.95, relief=0.25, Specular=0.12, Sheen=0.7, Sheen_Tint=0.5)
    n = 128

    def crown(a, t):
        """Around by an angle; upwards from the band (0) over the shoulder (0.62) to the middle of the top (1)."""
        c, s = math.cos(a), math.sin(a)
        if t < 0.62:
            u = t / 0.62
            r, z = 1 - 0.17 * u ** 1.3, H * 0.86 * u
        else:
            u = (t - 0.62) / 0.38
            r, z = 0.83 * math.cos(u * math.pi / 2) ** 0.62, H * (0.86 + 0.14 * math.sin(u * math.pi / 2))
        x, y = A * r * c, B * r * s
        up = ease((z / H - 0.30) / 0.6)
        # Higher before than behind, then the dent, wider behind.
        z += 0.15 * x * up
        z -= 0.46 * hump(y, 0, 0.27 - 0.07 * x) * hump(x, -0.05, 0.70) * ease((z / H - 0.55) / 0.4)
        # Two fingers' pinch before.
        return x, y * (1 - 0.50 * hump(x, 0.56, 0.30) * up), z

    around = [2 * math.pi * i / n for i in range(n)]
    parts = [skin('crown', [[crown(a, min(t / 40, 0.9999)) for a in around] for t in range(41)], [felt], closed=True)]

    def edge(a, t):
        c, s = math.cos(a), math.sin(a)
        nx, ny = c / A, s / B
        L = math.hypot(nx, ny)
        r = brim * t
        lift = max(0, t) ** 1.6 * (0.20 * s * s + 0.17 * (1 - c) / 2 * (1 if c < 0 else 0.6) - 0.26 * max(0, c) ** 2)
        return A * c + nx / L * r, B * s + ny / L * r, lift + 0.02 * (1 - t)
    parts.append(thick(skin('brim', [[edge(a, t / 16) for a in around] for t in range(-1, 17)], [felt], closed=True), 0.045))
    bind = shades('ribbon', ribbon, 0.12, 30, 0.55, Specular=0.35, Sheen=0.3)
    parts.append(tube([edge(a, 1.0) for a in around], 0.032, bind, closed=True))
    # The ribbon lies outside the crown; its bow is at the left.
    out = lambda a, t: tuple(c * f for c, f in zip(crown(a, t), (1.022, 1.028, 1)))
    parts.append(thick(skin('band', [[out(a, t) for a in around] for t in (0.0, 0.02, 0.1, 0.18, 0.26, 0.27)], [bind], closed=True), 0.02))
    for dx, w, turn in ((-0.24, 0.20, 0.12), (0.20, 0.16, -0.1)):
        parts.append(board((dx - w, -B - 0.085, 0.05), (dx + w, -B - 0.035, 0.40), bind, 0.02, (0, turn, 0)))
    parts.append(board((-0.07, -B - 0.11, 0.10), (0.07, -B - 0.03, 0.36), bind, 0.02))
    # It stands on the lowest place of its brim.
    low = min(edge(a, 1.0)[2] for a in around) - 0.03
    return group((loc[0], loc[1], loc[2] - low), yaw, parts)


def knit(color):
    """Wool with ribs along it, in the cloth's own coordinates."""
    def build(nt, b):
        put(b, Roughness=0.95, Specular=0.08, Sheen=1.0, Sheen_Tint=0.6)
        c = lin(color)[:3]
        tone = ramp(nt, noise(nt, 7, 6, 0.7).outputs['Fac'], [(0.3, tuple(x * 0.7 for x in c)), (0.7, tuple(x * 1.25 for x in c))])
        nt.links.new(tone.outputs['Color'], b.inputs['Base Color'])
        uv = nt.nodes.new('ShaderNodeUVMap')
        w = nt.nodes.new('ShaderNodeTexWave')
        w.wave_type, w.bands_direction, w.wave_profile = 'BANDS', 'X', 'SIN'
        w.inputs['Scale'].default_value, w.inputs['Distortion'].default_value = 7.0, 0.6
        nt.links.new(uv.outputs[0], w.inputs['Vector'])
        bump(nt, b, w.outputs['Fac'], 0.35, 0.03)
    return material(f'knit{color}', build)


def scarf(loc, color='#8c0f1e', W=2.5, tails=(4.4, 3.6), seed=3):
    """Hung over a hook: gathered there, a tail at either side; towards its ends the cloth takes back its width. Folds keep its length across."""
    rnd, wool = random.Random(seed), knit(color)
    x0, y0, z0 = loc
    n, m, R = 90, 150, 0.17
    for side, long in zip((-1, 1), tails):
        f = [(rnd.uniform(0, 6.28), rnd.uniform(-.5, .5)) for _ in range(3)]
        rows, uvs = [], []
        for k in range(m + 1):
            v = long * k / m
            free = ease(v / (long * 0.85))
            width = 0.62 + (0.72 + 0.16 * side) * free     # what is left of W between the folds
            turn = math.radians(66 * (1 - ease(v / 2.2)) + (12 if side > 0 else -6))
            # Over the hook and down.
            if v < R * math.pi / 2:
                a = v / R
                cx, cz = side * R * math.sin(a), R * math.cos(a)
            else:
                d = v - R * math.pi / 2
                cx, cz = side * (R + 0.34 * ease(d / 2.6) - 0.05 * d * 0.4), -d
            row = []
            for i in range(n + 1):
                s = i / n - 0.5
                # Folds of cloth: many at the hook, fewer below, where neighbours have become one.
                many = math.sin(2 * math.pi * 4.5 * s + f[0][0] + 0.5 * math.sin(1.1 * v + f[0][1]))
                few = math.sin(2 * math.pi * 2.4 * (s + 0.10 * s * math.sin(v * 0.5)) + f[1][0] + 0.35 * math.sin(0.7 * v + f[1][1] * 4))
                deep = 0.13 * many * (1 - free) + 0.17 * few * free ** 0.7 + 0.035 * math.sin(9 * s + 1.7 * v + f[2][0])
                lean = 0.10 * math.cos(2 * math.pi * 2.4 * s + f[1][0]) * free   # a fold leans over its neighbour
                u = s * width + lean
                row.append((x0 + cx + u * math.cos(turn) + deep * math.sin(turn) * 0.8,
                            y0 + u * math.sin(turn) * -1 * side - deep * math.cos(turn) - 0.10 * (side < 0) * ease(v / 1.5) - 0.02 * side,
                            z0 + cz - 0.05 * free * few * s))
                uvs.append((s * W, v))
            rows.append(row)
        thick(skin('scarf', rows, [wool], uvs=uvs, angle=100), 0.05)
        for j in range(17):
            x, y, z = rows[-1][round((j + 0.5) / 17 * n)]
            sway, long_ = rnd.uniform(-.05, .05), rnd.uniform(0.62, 0.78)
            strand = [(x + sway * t ** 1.5 + 0.012 * math.sin(9 * t + j), y - 0.03 * math.sin(3 * t + j), z + 0.04 - long_ * t) for t in (q / 12 for q in range(13))]
            tube(strand, 0.036, wool)
            knot = [(max(0.001, 0.055 * math.cos(a)), 0.055 * math.sin(a)) for a in (math.pi * (q / 8 - 0.5) for q in range(9))]
            add(lathe('knot', knot, [wool], 16, angle=80), (x, y, z - 0.06))


def umbrella(loc, yaw, lean=0.03, cloth='#12281f', R=0.46):
    """Furled, hung by its crook; `loc` is where the crook rests on the hook."""
    cane = shades('cane', '#7a4318', 0.3, 3, 0.26, stretch=(4, 4, 0.6), Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.1)
    metal, silk = brass(0.22), shades('silk' + cloth, cloth, 0.1, 12, 0.5, Specular=0.45, Sheen=0.4)
    r = 0.115
    top = -r
    crook = [(-R * 2, 0, top - R - 0.42), (-R * 2, 0, top - R - 0.2)] + [(-R - R * math.cos(a), 0, top - R + R * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    crook = [(x + R, y, z) for x, y, z in crook]
    z1 = top - R - 1.75
    parts = [tube(crook + [(R, 0, top - R - 0.9), (R, 0, z1)], r, cane)]
    parts.append(add(lathe('nose', [(r, 0.16), (r + 0.016, 0.15), (r + 0.016, 0.0), (r * 0.8, -0.06), (0.001, -0.08)], [metal], 40, angle=50), (-R, 0, top - R - 0.42)))
    parts.append(add(lathe('collar', [(r, 0.20), (r + 0.025, 0.18), (r + 0.025, 0.02), (r + 0.04, 0), (r + 0.04, -0.05), (0.06, -0.08), (0.05, -0.3)], [metal], 48, angle=40), (R, 0, z1)))
    # The cloth: wound about the stick, each of eight panels over the next.
    n, m, long, rows = 128, 90, 5.6, []
    body = lambda t: 0.10 + 0.29 * ease(t / 0.16) * (1 - 0.72 * ease((t - 0.12) / 0.88))
    for t in (k / m for k in range(m + 1)):
        row = []
        for i in range(n):
            a = 2 * math.pi * i / n
            p = (8 * a / (2 * math.pi) + 2.3 * t + 0.15 * math.sin(a)) % 1
            lap = 0.075 * (p ** 0.7) - 0.075 * ease((p - 0.90) / 0.10)
            rad = body(t) * (0.90 + 0.10 * math.sin(a + 1)) + lap * (0.35 + body(t))
            row.append((R + rad * math.cos(a), rad * math.sin(a), z1 - 0.22 - long * t))
        rows.append(row)
    parts.append(skin('furled', rows, [silk], closed=True, angle=50))
    band, z = body(0.30) + 0.015, z1 - 0.22 - long * 0.30
    parts.append(add(lathe('strap', [(band, 0.11), (band + 0.02, 0.10), (band + 0.02, -0.10), (band, -0.11)], [silk], 64), (R, 0, z)))
    parts.append(add(lathe('button', [(0.06, 0), (0.055, 0.03), (0.001, 0.04)], [metal], 24), (R - 0.06, -band - 0.01, z), (math.pi / 2, 0, 0)))
    parts.append(add(lathe('ferrule', [(0.10, 0.05), (0.09, 0), (0.06, -0.7), (0.001, -0.74)], [metal], 32, angle=50), (R, 0, z1 - 0.22 - long)))
    e = group(loc, yaw, parts)
    e.rotation_euler = (0, lean, yaw)


def tag(loc, yaw, lean=0.04, text='52'):
    """A ticket of brass on a short chain, its number cut into it: whoever has the other half takes the coat."""
    metal, up, parts = brass(0.24), (math.pi / 2, 0, 0), []
    ring = lambda r, t: lathe('ring', [(r + t * math.cos(a), t * math.sin(a)) for a in (2 * math.pi * j / 10 for j in range(11))], [metal], 24, angle=90)
    for k in range(5):
        parts.append(add(ring(0.05, 0.013), (0, 0, -0.04 - 0.082 * k), (math.pi / 2, 0, math.pi / 2 * (k % 2) + 0.4)))
    parts.append(add(lathe('disc', [(0.001, 0.018), (0.28, 0.018), (0.29, 0.03), (0.335, 0.03), (0.345, 0.02), (0.345, -0.02), (0.001, -0.02)], [metal], 72, angle=40), (0, 0, -0.78), up))
    parts.append(add(ring(0.06, 0.02), (0, 0, -0.40), up))
    cu = bpy.data.curves.new('cut', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude, cu.offset = text, 0.36, 'CENTER', 'CENTER', 0.006, 0.008
    cu.materials.append(plain('cut', '#1a0d05', 0.5))
    o = bpy.data.objects.new('cut', cu)
    o.location, o.rotation_euler = (0, -0.022, -0.79), up
    bpy.context.scene.collection.objects.link(o)
    e = group(loc, yaw, parts + [o])
    e.rotation_euler = (0, lean, yaw)
