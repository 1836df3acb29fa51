"""What lies and stands on a table: chips, cards, the lamp above it."""
import math, random
import bpy
from mathutils import Matrix, Vector
from kit.materials import brass, enamel, glow, image_mat, material, plain
from kit.shapes import add, lathe, mesh

CHIP_R, CHIP_H = 0.195, 0.034
_chips = {}


def chip_mesh(kind, segs=72):
    key = (kind, segs)
    if key in _chips:
        return _chips[key]
    R, H, e = CHIP_R, CHIP_H, 0.0045
    prof = [(0.0001, 0.001), (R - e, 0), (R - e * 0.3, e * 0.3), (R, e), (R, H - e), (R - e * 0.3, H - e * 0.3), (R - e, H),
            (R * 0.765, H), (R * 0.755, H - 0.0022), (R * 0.575, H - 0.0022), (R * 0.565, H - 0.0008), (0.0001, H - 0.0008)]
    _chips[key] = lathe(f'chip-{kind}', prof, [image_mat(f'chip-{kind}.png', 0.42, 0.35, 0.0, 60)], segs, uv_r=R * 1.005, angle=40)
    return _chips[key]


def stack(kinds, count, loc, seed=1, jitter=0.012, segs=72, lean=0.0):
    rnd = random.Random(seed)
    dx = dy = 0
    for i in range(count):
        kind = kinds[i % len(kinds)] if not isinstance(kinds, str) else kinds
        dx = dx * 0.6 + rnd.gauss(0, jitter)
        dy = dy * 0.6 + rnd.gauss(0, jitter)
        add(chip_mesh(kind, segs), (loc[0] + dx + lean * i, loc[1] + dy, loc[2] + i * (CHIP_H + 0.0006)),
            (0, 0, rnd.uniform(0, 6.283)))
    return loc[2] + count * (CHIP_H + 0.0006)


CARD_W, CARD_H, CARD_T = 0.63, 0.88, 0.0042


def card(face, loc=(0, 0, 0), rot=(0, 0, 0), bend=0.0, twist=0.0, back='card-back.png'):
    """Rounded sheet in the xy plane, face up (+z); bend is the sagitta of the long side, twist that of a corner."""
    w, h, r, t = CARD_W, CARD_H, 0.033, CARD_T
    ys = []
    for k in range(9):
        a = math.pi / 2 * k / 8
        ys.append(-h / 2 + r - r * math.cos(a))
    mid = 22
    ys += [-h / 2 + r + (h - 2 * r) * k / mid for k in range(1, mid)]
    ys += [-y for y in reversed(ys[:9])]
    cols = 14
    front, uvs = [], []
    for y in ys:
        d = abs(y) - (h / 2 - r)
        hw = w / 2 if d <= 0 else w / 2 - r + math.sqrt(max(0, r * r - d * d))
        for i in range(cols + 1):
            x = hw * (2 * i / cols - 1)
            z = bend * (1 - (2 * y / h) ** 2) + bend * 0.35 * (1 - (2 * x / w) ** 2) + twist * (2 * x / w) * (2 * y / h)
            front.append((x, y, z))
            uvs.append((x / w + 0.5, y / h + 0.5))
    nv, rows, cc = len(front), len(ys), cols + 1
    verts = [(x, y, z + t / 2) for x, y, z in front] + [(x, y, z - t / 2) for x, y, z in front]
    uv2 = uvs + [(1 - u, v) for u, v in uvs]
    faces, fm = [], []
    for j in range(rows - 1):
        for i in range(cols):
            a = j * cc + i
            faces.append((a, a + 1, a + cc + 1, a + cc)); fm.append(0)
            faces.append((nv + a, nv + a + cc, nv + a + cc + 1, nv + a + 1)); fm.append(1)
    ring = [i for i in range(cc)] + [j * cc + cols for j in range(1, rows)] + \
           [(rows - 1) * cc + i for i in range(cols - 1, -1, -1)] + [j * cc for j in range(rows - 2, 0, -1)]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        faces.append((b, a, nv + a, nv + b)); fm.append(2)
    me = mesh('card', verts, faces, [image_mat(face, 0.5, 0.2, 0.0), image_mat(back, 0.5, 0.2, 0.0), plain('card-edge', '#d8cdb4', 0.7)],
              uvs=uv2, face_mats=fm, angle=40)
    return add(me, loc, rot)


def lean_card(face, foot, yaw, lean, roll=0.0, bend=0.012, twist=0.0):
    """A card standing on its short side at foot (x, y, z), face to -y, leaning back by lean, turned by yaw, tilted by roll."""
    o = card(face, bend=bend, twist=twist)
    # lowest corner touches the felt
    drop = CARD_H / 2 * math.cos(roll) + CARD_W / 2 * abs(math.sin(roll)) - 0.02 * abs(math.sin(roll))
    m = Matrix.Translation(Vector(foot)) @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(math.pi / 2 - lean, 4, 'X') \
        @ Matrix.Translation((0, drop, 0)) @ Matrix.Rotation(roll, 4, 'Z')
    o.matrix_world = m
    return o


def lamp(loc, R=0.8, H=0.62, outer=None, inner=None, bulb=14.0, cord=6.0):
    """Dome, open below; loc is the middle of the mouth."""
    def dome(s, t):
        p = []
        for k in range(25):
            a = math.pi / 2 * k / 24
            p.append((R * s * math.cos(a) ** 0.92 + 0.0, H * math.sin(a) ** 1.0 * t))
        return p
    out = [(R * 1.02, -0.03)] + [(max(r, 0.09), z) for r, z in dome(1, 1)]
    inn = [(max(r, 0.06), z) for r, z in dome(0.975, 0.97)]
    o = [add(lathe('shade', out, [outer or enamel()], 96, angle=60), loc),
         add(lathe('shade-in', [(R * 1.0, -0.03)] + inn, [inner or brass(0.42, (0.85, 0.62, 0.3), 'brassin')], 96, angle=60), loc),
         add(lathe('rim', [(R * 1.0, -0.05), (R * 1.035, -0.045), (R * 1.05, -0.02), (R * 1.035, 0.005), (R * 1.0, 0.012)], [brass(0.2)], 96, angle=60), loc)]
    cap = [(0.16, H - 0.05), (0.19, H - 0.01), (0.18, H + 0.02), (0.11, H + 0.05), (0.1, H + 0.2), (0.12, H + 0.21), (0.12, H + 0.25), (0.05, H + 0.28), (0.02, H + 0.3), (0.02, H + cord)]
    s = R / 0.8
    add(lathe('cap', [(r * s, H + (z - H) * s if z < H + 1 else z) for r, z in cap], [brass(0.2)], 48, angle=40), loc)
    b = []
    for k in range(13):
        a = -math.pi / 2 + math.pi * k / 12
        b.append((max(0.001, 0.17 * s * math.cos(a)), 0.17 * s * math.sin(a)))
    bo = add(lathe('bulb', b, [glow(bulb)], 32, angle=80), (loc[0], loc[1], loc[2] + H * 0.38))
    bo.visible_shadow = False
    return o


def beam(mouth, R, angle, length, strength=0.05, color=(1, 0.72, 0.42)):
    """The lamp's light in haze: a cone that adds a little light and no noise, brightest at the mouth and in its middle."""
    def build(nt, b):
        nt.nodes.clear()
        tc = nt.nodes.new('ShaderNodeTexCoord')
        sep = nt.nodes.new('ShaderNodeSeparateXYZ')
        nt.links.new(tc.outputs['Object'], sep.inputs[0])
        fall = nt.nodes.new('ShaderNodeMapRange')   # from the mouth (0) down to the table (-length)
        fall.inputs['From Min'].default_value, fall.inputs['From Max'].default_value = -length, 0
        nt.links.new(sep.outputs['Z'], fall.inputs['Value'])
        sq = nt.nodes.new('ShaderNodeMath'); sq.operation = 'POWER'; sq.inputs[1].default_value = 1.8
        nt.links.new(fall.outputs['Result'], sq.inputs[0])
        lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value = 0.5
        inv = nt.nodes.new('ShaderNodeMath'); inv.operation = 'SUBTRACT'; inv.inputs[0].default_value = 1
        nt.links.new(lw.outputs['Facing'], inv.inputs[1])
        soft = nt.nodes.new('ShaderNodeMath'); soft.operation = 'POWER'; soft.inputs[1].default_value = 2.2
        nt.links.new(inv.outputs[0], soft.inputs[0])
        mul = nt.nodes.new('ShaderNodeMath'); mul.operation = 'MULTIPLY'
        nt.links.new(sq.outputs[0], mul.inputs[0]); nt.links.new(soft.outputs[0], mul.inputs[1])
        st = nt.nodes.new('ShaderNodeMath'); st.operation = 'MULTIPLY'; st.inputs[1].default_value = strength
        nt.links.new(mul.outputs[0], st.inputs[0])
        em = nt.nodes.new('ShaderNodeEmission'); em.inputs['Color'].default_value = (*color, 1)
        nt.links.new(st.outputs[0], em.inputs['Strength'])
        tr = nt.nodes.new('ShaderNodeBsdfTransparent')
        sh = nt.nodes.new('ShaderNodeAddShader')
        nt.links.new(em.outputs[0], sh.inputs[0]); nt.links.new(tr.outputs[0], sh.inputs[1])
        out = nt.nodes.new('ShaderNodeOutputMaterial')
        nt.links.new(sh.outputs[0], out.inputs[0])
    m = material(f'beam{strength}{length}', build)
    m.cycles.sample_as_light = False
    end = R + length * math.tan(math.radians(angle))
    o = add(lathe('beam', [(R, 0)] + [(R + (end - R) * k / 12, -length * k / 12) for k in range(1, 13)], [m], 96, angle=180), mouth)
    o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
    return o
