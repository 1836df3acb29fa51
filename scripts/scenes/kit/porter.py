"""A night porter's desk: the rack of keys and post, the book guests sign, the bell, a lamp on a bent stem."""
import math, random
from mathutils import Matrix
from kit.materials import brass, enamel, glow, lin, material, noise, plain, put, ramp
from kit.shapes import add, lathe, mesh, spade_curve
from kit.joinery import board, timber
from kit.kitchen import group, shades, tube
from kit.paper import stock


def ruled(step, columns, paper='#efe4c8'):
    """Paper with faint lines across it and red ones at `columns`, in the sheet's own coordinates."""
    def build(nt, b):
        put(b, Roughness=0.85, Specular=0.15)
        tone = ramp(nt, noise(nt, 3, 6, 0.7).outputs['Fac'], [(0.3, tuple(c * 0.86 for c in lin(paper)[:3])), (0.7, lin(paper)[:3])])
        at = nt.nodes.new('ShaderNodeSeparateXYZ')
        nt.links.new(nt.nodes.new('ShaderNodeTexCoord').outputs['Object'], at.inputs[0])

        def op(kind, a, c):
            n = nt.nodes.new('ShaderNodeMath')
            n.operation = kind
            for k, v in enumerate((a, c)):
                if isinstance(v, (int, float)):
                    n.inputs[k].default_value = v
                else:
                    nt.links.new(v, n.inputs[k])
            return n.outputs[0]

        def over(under, mask, color, most):
            m = nt.nodes.new('ShaderNodeMixRGB')
            nt.links.new(op('MULTIPLY', mask, most), m.inputs['Fac'])
            nt.links.new(under, m.inputs['Color1'])
            m.inputs['Color2'].default_value = lin(color)
            return m.outputs['Color']
        out = over(tone.outputs['Color'], op('LESS_THAN', op('PINGPONG', at.outputs['Y'], step / 2), 0.006), '#5f7791', 0.55)
        for x in columns:
            out = over(out, op('COMPARE', at.outputs['X'], x), '#a23a35', 0.7)
        nt.links.new(out, b.inputs['Base Color'])
    m = material(f'ruled{step}{columns}', build)
    for n in m.node_tree.nodes:
        if n.type == 'MATH' and n.operation == 'COMPARE':
            n.inputs[2].default_value = 0.005
    return m


def ledger(loc, yaw, W=1.62, D=2.25, T=0.2, seed=4):
    """An open book of guests: name, room and hour in columns, its last lines still empty."""
    rnd, n, m, step = random.Random(seed), 64, 8, 0.15
    def rise(x):
        a = abs(x) / W
        thick = T * (1.15 if x < 0 else 0.85)
        return thick * (0.5 + 0.55 * math.sin(math.pi * min(1, a * 1.02) ** 0.5) * (1 - 0.5 * a)) - thick * 0.5 * math.exp(-(a / 0.045) ** 2) + 0.03
    xs = [W * (2 * i / n - 1) for i in range(n + 1)]
    top = [(x, D * (k / m - 0.5), rise(x)) for k in range(m + 1) for x in xs]
    f = [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1, (k + 1) * (n + 1) + i) for k in range(m) for i in range(n)]
    columns = tuple(s * W + x for s in (-1, 0) for x in (0.22, 1.02, 1.32))
    parts = [add(mesh('leaves', top, f, [ruled(step, columns)], angle=60))]
    # The leaves' edges, in layers.
    edge = shades('edge', '#c9b68c', 0.25, 60, 0.9, stretch=(0.3, 0.3, 30))
    side = [(x, s * D / 2, z) for s in (-1, 1) for x in xs for z in (0.03, rise(x))]
    q = 2 * (n + 1)
    f = [(s * q + 2 * i, s * q + 2 * i + 2, s * q + 2 * i + 3, s * q + 2 * i + 1) for s in (0, 1) for i in range(n)]
    b = len(side)
    side += [(s * W, y, z) for s in (-1, 1) for y in (-D / 2, D / 2) for z in (0.03, rise(s * W))]
    f += [(b + k, b + k + 2, b + k + 3, b + k + 1) for k in (0, 4)]
    parts.append(add(mesh('edge', side, f, [edge], smooth=False)))
    parts.append(board((-W - 0.07, -D / 2 - 0.06, 0), (W + 0.07, D / 2 + 0.06, 0.035), shades('binding', '#4a0d15', 0.3, 14, 0.5, relief=0.2), 0.014))
    ink = plain('ink', '#1b2333', 0.5)
    def write(x, y, length):
        t, word = x, []
        while t < x + length:
            word.append((t, y + 0.02 + rnd.uniform(-.5, 1) * 0.038, rise(t) + 0.004))
            t += rnd.uniform(0.010, 0.024)
            if rnd.random() < 0.05 and len(word) > 3:
                parts.append(tube(word, 0.006, ink))
                word, t = [], t + 0.05
        if len(word) > 1:
            parts.append(tube(word, 0.006, ink))
    for page, last in ((-W, 13), (0, 8)):
        for k in range(1, last):
            y = step * (6.5 - k)
            write(page + 0.28, y, rnd.uniform(0.36, 0.66))
            write(page + 1.08, y, 0.16)
            if W - 1.4 > 0.1:
                write(page + 1.37, y, 0.13)
    # A ribbon over the page's end.
    ribbon = shades('ribbon', '#8a1020', 0.2, 20, 0.6)
    path = [(0.05 + 0.04 * math.sin(2.4 * t), -D / 2 + 0.4 - 0.75 * t) for t in (k / 20 for k in range(21))]
    v = [(x + s * 0.045, y, rise(0.1) + 0.012 if y > -D / 2 - 0.02 else max(0.012, rise(0.1) + 0.012 - 0.9 * (-D / 2 - 0.02 - y))) for x, y in path for s in (-1, 1)]
    parts.append(add(mesh('ribbon', v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(20)], [ribbon], angle=80)))
    return group(loc, yaw, parts)


def pen(loc, yaw, tilt=0.0, color='#15090b'):
    """A fountain pen without its cap, nib towards +x."""
    shell, gold = plain('lacquer' + color, color, 0.16, Specular=0.6, Clearcoat=0.7, Clearcoat_Roughness=0.06), brass(0.2, (0.85, 0.58, 0.22), 'nib')
    body = [(0.001, 0), (0.045, 0.01), (0.062, 0.08), (0.07, 0.5), (0.07, 0.92), (0.06, 1.0)]
    grip = [(0.055, 1.0), (0.05, 1.1), (0.044, 1.24), (0.047, 1.27)]
    parts = [add(lathe('pen', body, [shell], 40, angle=50)), add(lathe('grip', grip, [shell], 40, angle=50)),
             add(lathe('band', [(0.071, 0.88), (0.074, 0.89), (0.074, 0.93), (0.071, 0.94)], [gold], 40)),
             add(lathe('nib', [(0.044, 1.25), (0.040, 1.32), (0.020, 1.46), (0.003, 1.55)], [gold], 24, sy=0.45, angle=60))]
    e = group(loc, yaw, parts)
    e.rotation_euler = (0, math.pi / 2 + tilt, yaw)
    return e


def bell(loc, R=0.36):
    metal = brass(0.13, (0.80, 0.52, 0.20), 'bell')
    dome = [(R * 0.95, 0.10), (R * 1.02, 0.10), (R, 0.14)] + [(R * math.cos(math.pi / 2 * k / 20) + 0.001, 0.15 + R * 0.66 * math.sin(math.pi / 2 * k / 20)) for k in range(21)]
    h = 0.15 + R * 0.66
    return group(loc, 0, [
        add(lathe('foot', [(0.001, 0.07), (R * 0.86, 0.07), (R * 1.10, 0.05), (R * 1.16, 0.03), (R * 1.16, 0)], [timber((0.03, 0.012, 0.006), 'x', 0.2)], 72, angle=40)),
        add(lathe('bell', dome, [metal], 96, angle=60)),
        add(lathe('push', [(0.03, h - 0.01), (0.028, h + 0.07), (0.066, h + 0.075), (0.07, h + 0.095), (0.045, h + 0.12), (0.001, h + 0.125)], [metal], 40, angle=50))])


_keys = {}


def _key_meshes():
    if not _keys:
        metal, old = brass(0.26), brass(0.34, (0.52, 0.33, 0.13), 'old')
        ring = lambda r, t: [(r + t * math.cos(a), t * math.sin(a)) for a in (2 * math.pi * k / 12 for k in range(13))]
        _keys.update(
            bow=lathe('bow', ring(0.098, 0.026), [metal], 32, angle=90),
            shank=lathe('shank', [(0.03, 0.01), (0.036, -0.02), (0.024, -0.05), (0.024, -0.36), (0.036, -0.37), (0.036, -0.39), (0.024, -0.40), (0.022, -0.55), (0.001, -0.56)], [metal], 16),
            link=lathe('link', ring(0.075, 0.010), [old], 24, angle=90),
            tag=lathe('tag', [(0.001, 0.014), (0.088, 0.014), (0.094, 0.02), (0.106, 0.02), (0.11, 0.012), (0.11, -0.012), (0.1, -0.02), (0.001, -0.02)], [brass(0.3), plain('tag', '#5c0a16', 0.35)], 32, angle=40, face_mat=[1, 0, 0, 0, 0, 0, 0]),
            bit=mesh('bit', [(x, y, z) for x in (0, 0.145) for y in (-0.016, 0.016) for z in (-0.53, -0.40)], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], [metal], smooth=False))
    return _keys


def hanging_key(loc, rnd):
    """On its hook, with the tag that says whose it is."""
    k, s = _key_meshes(), rnd.choice((-1, 1))
    up = math.pi / 2
    parts = [add(k['bow'], (0, 0, -0.09), (up, 0, 0)), add(k['shank'], (0, 0, -0.18)), add(k['bit'], (0, 0, -0.16), (0, 0, 0 if s > 0 else math.pi))]
    hung = [add(k['link'], (s * 0.05, -0.035, -0.08), (up, 0, 0.4)), add(k['tag'], (s * 0.14, -0.05, -0.235 - rnd.uniform(0, .05)), (up, s * rnd.uniform(0.1, 0.5), rnd.uniform(-.3, .3)))]
    e = group(loc, 0, parts + (hung if rnd.random() < 0.75 else []))
    e.rotation_euler = (0, rnd.gauss(0, 0.05), rnd.uniform(-.35, .35))


def lying_key(loc, yaw):
    """On the counter, its drop with the house's spade."""
    k = _key_meshes()
    parts = [add(k['bow'], (0, 0, 0.03)), add(k['shank'], (-0.09, 0, 0.03), (0, math.pi / 2, 0)),
             add(k['bit'], (-0.09, 0, 0.03), (0, math.pi / 2, math.pi)), add(k['link'], (0.13, 0.0, 0.03), (0.25, 0.1, 0))]
    parts += [add(lathe('tag', [(0.001, 0), (0.27, 0), (0.285, 0.012), (0.285, 0.04), (0.27, 0.052), (0.235, 0.052), (0.228, 0.040)], [brass(0.2)], 64, angle=40), (0.46, 0, 0.004)),
              add(lathe('face', [(0.001, 0.042), (0.23, 0.042)], [enamel('#5c0a16')], 64), (0.46, 0, 0.004)),
              spade_curve(0.27, 0.004, brass(0.25), (0.46, 0, 0.05), (0, 0, -math.pi / 2), 0.003)]
    return group(loc, yaw, parts)


def rack(x0, columns, rows, z0, y=2.7, w=0.98, h=0.92, deep=0.8, seed=9, tone=(0.105, 0.043, 0.018)):
    """Pigeonholes for post; below each its number and the hook of its key."""
    rnd, metal = random.Random(seed), brass(0.3)
    wood, upright = timber(tone), timber(tone, 'z')
    x1, z1 = x0 + columns * w, z0 + rows * h
    board((x0 - 0.1, y + deep, z0 - 0.2), (x1 + 0.1, y + deep + 0.08, z1 + 0.1), timber(tuple(c * 0.5 for c in tone), 'z', 0.5), 0)
    # Its base: what is thin and bright before the dark is lost when the noise is taken out, and keys hang here.
    board((x0 - 0.1, y + 0.12, -2), (x1 + 0.1, y + deep, z0 - 0.03), timber(tuple(c * 1.2 for c in tone), 'x', 0.36), 0.02)
    board((x0 - 0.16, y - 0.08, z1), (x1 + 0.16, y + deep, z1 + 0.12), wood, 0.03)
    board((x0 - 0.24, y - 0.16, z1 + 0.12), (x1 + 0.24, y + deep, z1 + 0.2), wood, 0.03)
    for r in range(rows):
        board((x0, y, z0 + r * h - 0.03), (x1, y + deep, z0 + r * h + 0.03), wood, 0.01)
        board((x0, y - 0.03, z0 + r * h - 0.11), (x1, y + 0.03, z0 + r * h + 0.09), wood, 0.018)
    hook = lambda x, z: tube([(x, y - 0.02, z + 0.03), (x, y - 0.11, z + 0.01), (x, y - 0.14, z - 0.02), (x, y - 0.15, z + 0.03)], 0.014, metal)
    for c in range(columns + 1):
        x = x0 + c * w
        board((x - 0.04, y - 0.015, z0 - 0.1), (x + 0.04, y + deep, z1), upright, 0.014)
    for c in range(columns):
        for r in range(rows):
            x, z = x0 + (c + 0.5) * w, z0 + r * h
            board((x - 0.16, y - 0.045, z - 0.02), (x + 0.16, y - 0.02, z + 0.07), metal, 0.006)
            board((x - 0.125, y - 0.05, z - 0.003), (x + 0.125, y - 0.03, z + 0.053), stock('cream'), 0)
            hook(x, z - 0.06)
            if rnd.random() < 0.68:
                hanging_key((x, y - 0.13, z - 0.045), rnd)
            for k in range(rnd.choice((0, 0, 0, 1, 1, 2, 3))):
                lie = z + 0.035 + 0.03 * k
                board((x - 0.36 + rnd.uniform(0, .08), y + 0.05 + rnd.uniform(0, .25), lie), (x + 0.30 + rnd.uniform(0, .08), y + deep, lie + 0.018), stock(rnd.choice(('cream', 'buff', 'white', 'oxblood'))), 0, (0, math.radians(rnd.gauss(0, 1.2)), math.radians(rnd.gauss(0, 3))))
            if rnd.random() < 0.2:   # a letter on end, against the upright
                side, lean = rnd.choice((-1, 1)), math.radians(rnd.uniform(6, 21))
                up = 0.21 * math.cos(lean) + 0.31 * math.sin(lean) + 0.025
                board((x + side * 0.08 - 0.31, y + 0.3, z + up - 0.21), (x + side * 0.08 + 0.31, y + 0.315, z + up + 0.21), stock(rnd.choice(('cream', 'white', 'buff'))), 0, (math.radians(-8), -side * lean, 0))


def bent_lamp(foot, mouth, R=0.62, H=0.46, bulb=7.0):
    """The house's dome on a brass stem that bends over to it; `mouth` is the middle of the dome's opening. The light is the scene's."""
    (fx, fy, fz), (mx, my, mz) = foot, mouth
    metal = brass(0.18)
    add(lathe('foot', [(0.001, 0.15), (0.10, 0.15), (0.13, 0.11), (0.38, 0.09), (0.46, 0.07), (0.49, 0.04), (0.50, 0)], [metal], 80, angle=40), foot)
    add(lathe('knot', [(0.05, 0.14), (0.10, 0.18), (0.06, 0.26), (0.05, 0.30)], [metal], 40, angle=50), foot)
    top = mz + H + 0.62
    pts = [(fx, fy, fz + 0.2), (fx, fy, top - 0.7)]
    for k in range(1, 33):   # up, over and down into the dome
        a = math.pi * k / 32
        t = (1 - math.cos(a)) / 2
        pts.append((fx + (mx - fx) * t, fy + (my - fy) * t, (top - 0.7 + (mz + H + 0.1 - top + 0.7) * t) + 0.72 * math.sin(a)))
    tube(pts, 0.048, metal)
    dome = lambda s: [(R * s * math.cos(math.pi / 2 * k / 28) ** 0.9 + 0.002, H * s * math.sin(math.pi / 2 * k / 28)) for k in range(29)]
    add(lathe('shade', [(R * 1.03, -0.03)] + dome(1), [enamel()], 96, angle=60), mouth)
    add(lathe('inside', [(R * 1.01, -0.03)] + dome(0.97), [brass(0.42, (0.85, 0.62, 0.3), 'brassin')], 96, angle=60), mouth)
    add(lathe('rim', [(R * 1.01, -0.045), (R * 1.05, -0.04), (R * 1.06, -0.015), (R * 1.03, 0.01)], [metal], 96, angle=60), mouth)
    add(lathe('cap', [(0.13, H - 0.03), (0.15, H), (0.10, H + 0.05), (0.075, H + 0.14), (0.05, H + 0.16)], [metal], 48, angle=50), mouth)
    lit = lathe('bulb', [(max(0.001, 0.13 * math.cos(a)), 0.13 * math.sin(a)) for a in (math.pi * (k / 12 - 0.5) for k in range(13))], [glow(bulb)], 32, angle=80)
    add(lit, (mx, my, mz + H * 0.42)).visible_shadow = False


def clock(loc, hour, minute, R=0.40):
    """Stands on two feet, its face to the visitor; `loc` is below its middle."""
    x, y, z = loc
    metal, black, up = brass(0.2), plain('hand', '#0c0a0a', 0.4), (math.pi / 2, 0, 0)
    mid = z + R * 1.2
    for s in (-1, 1):
        add(lathe('foot', [(0.001, 0), (0.05, 0), (0.06, 0.03), (0.03, 0.07), (0.03, R * 0.42)], [metal], 24, angle=50), (x + s * R * 0.62, y - 0.1, z), (0, -s * 0.25, 0))
    add(lathe('case', [(0.001, 0), (R * 1.04, 0), (R * 1.10, 0.03), (R * 1.10, 0.20), (R * 1.13, 0.22), (R * 1.08, 0.255), (R * 0.98, 0.24), (R * 0.95, 0.2)], [metal], 96, angle=40), (x, y, mid), up)
    add(lathe('dial', [(0.001, 0.205), (R, 0.205)], [plain('dial', '#e6dbc0', 0.6)], 96), (x, y, mid), up)
    def stroke(a, near, far, wide, lift):
        half = (far - near) / 2
        o = board((-wide, -0.003, -half), (wide, 0.003, half), black, 0)
        o.matrix_world = Matrix.Translation((x + (near + half) * math.sin(a), y - lift, mid + (near + half) * math.cos(a))) @ Matrix.Rotation(a, 4, 'Y')
    for k in range(12):
        stroke(math.tau * k / 12, R * (0.76 if k % 3 else 0.70), R * 0.86, 0.008 if k % 3 else 0.015, 0.21)
    stroke(math.tau * (hour + minute / 60) / 12, -R * 0.1, R * 0.48, 0.017, 0.22)
    stroke(math.tau * minute / 60, -R * 0.1, R * 0.74, 0.011, 0.226)
