"""The table and the wall behind it."""
import math
import bpy
from kit.materials import brass, felt, leather, material, noise, put, ramp, wood
from kit.shapes import add, lathe, mesh, ogee


def table(A=9, B=5.5, felt_mat=None, segs=192, legs=False, line=0.84):
    add(lathe('felt', [(0.001, 0), (A * .5, 0), (A * 0.9, 0), (A + 0.05, 0)], [felt_mat or felt()], segs, sx=1, sy=(B + 0.05) / (A + 0.05)))
    # brass inlay between felt and rail, then a padded leather rail on wood
    add(lathe('inlay', [(-0.06, -0.02), (-0.055, 0.012), (-0.045, 0.02), (-0.015, 0.02), (0.0, 0.012)], [brass(0.2)], segs, base=(A, B)))
    pad = [(0.0, -0.05)]
    for k in range(13):
        a = math.pi * (1 - k / 12)
        pad.append((0.42 + 0.42 * math.cos(a), 0.02 + 0.24 * math.sin(a) ** 0.8))
    pad += [(0.84, -0.1)]
    add(lathe('pad', pad, [leather('#2a0d10')], segs, base=(A, B), angle=60))
    add(lathe('woodrim', [(0.82, -0.02), (0.85, 0.0), (1.0, 0.0), (1.06, -0.03), (1.08, -0.1), (1.08, -0.35), (1.0, -0.45), (0.4, -0.6)], [wood()], segs, base=(A, B), angle=50))
    add(lathe('brassrim', [(0.83, -0.01), (0.835, 0.018), (0.865, 0.018), (0.87, -0.01)], [brass(0.2)], segs, base=(A, B)))
    if line:
        A2, B2 = A * line, B - A * (1 - line)
        add(lathe('line', [(-0.012, 0.0015), (0.012, 0.0015)], [brass(0.35)], segs, base=(A2, B2)))


def wall_with_door(y, half, spring, apex, mat, x0=0.0, base=-8.0, width=40.0, top=22.0, depth=0.9, trim=None, trim_r=0.03):
    """A wall in the xz plane at y with the doorway cut out; depth goes away from the camera."""
    cu = bpy.data.curves.new('wall', 'CURVE')
    cu.dimensions = '2D'
    cu.fill_mode = 'BOTH'
    cu.extrude = depth / 2
    for pts in ([(-width, base), (width, base), (width, top), (-width, top)], ogee(half, spring, apex, base=base + 0.01)):
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for p, (x, z) in zip(sp.points, pts):
            p.co = (x, z, 0, 1)
        sp.use_cyclic_u = True
    cu.materials.append(mat)
    o = bpy.data.objects.new('wall', cu)
    o.location, o.rotation_euler = (x0, y + depth / 2, 0), (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(o)
    if trim:
        c2 = bpy.data.curves.new('trim', 'CURVE')
        c2.dimensions = '3D'
        c2.bevel_depth = trim_r
        c2.bevel_resolution = 3
        sp = c2.splines.new('POLY')
        pts = ogee(half, spring, apex, base=base + 0.01)
        sp.points.add(len(pts) - 1)
        for p, (x, z) in zip(sp.points, pts):
            p.co = (x, 0, z, 1)
        c2.materials.append(trim)
        t = bpy.data.objects.new('trim', c2)
        t.location = (x0, y, 0)
        bpy.context.scene.collection.objects.link(t)


def lit_passage(y0, y1, color=(0.05, 0.028, 0.022), light=(1.0, 0.38, 0.12), strength=0.4, power=1.6):
    """Stone of a passage whose light is at its far end: what faces the visitor is dark, the reveals grow brighter inwards."""
    def build(nt, b):
        put(b, Base_Color=(*color, 1), Roughness=0.85, Specular=0.2)
        def math_(op, a, c=None):
            n = nt.nodes.new('ShaderNodeMath')
            n.operation = op
            for k, v in enumerate((a, c)):
                if v is None:
                    continue
                if isinstance(v, (int, float)):
                    n.inputs[k].default_value = v
                else:
                    nt.links.new(v, n.inputs[k])
            return n.outputs[0]
        g = nt.nodes.new('ShaderNodeNewGeometry')
        sn, sp = nt.nodes.new('ShaderNodeSeparateXYZ'), nt.nodes.new('ShaderNodeSeparateXYZ')
        nt.links.new(g.outputs['True Normal'], sn.inputs[0])
        nt.links.new(g.outputs['Position'], sp.inputs[0])
        inside = math_('SUBTRACT', 1.0, math_('ABSOLUTE', sn.outputs['Y']))
        depth = nt.nodes.new('ShaderNodeMapRange')
        depth.inputs['From Min'].default_value, depth.inputs['From Max'].default_value = y0, y1
        nt.links.new(sp.outputs['Y'], depth.inputs['Value'])
        glow_ = math_('MULTIPLY', inside, math_('POWER', depth.outputs['Result'], power))
        n = noise(nt, 2.5, 6, 0.7)
        glow_ = math_('MULTIPLY', glow_, math_('ADD', 0.55, math_('MULTIPLY', n.outputs['Fac'], 0.9)))
        b.inputs['Emission'].default_value = (*light, 1)
        nt.links.new(math_('MULTIPLY', glow_, strength), b.inputs['Emission Strength'])
    m = material(f'passage{y0}{y1}{strength}', build)
    m.cycles.sample_as_light = False
    return m


def far_wall(x, y, z, radius, strength=0.6, light=(1.0, 0.36, 0.11)):
    """The wall at the end of a passage, with a pool of light on it."""
    def build(nt, b):
        put(b, Base_Color=(0.1, 0.04, 0.025, 1), Roughness=0.9)
        tc = nt.nodes.new('ShaderNodeTexCoord')
        g = nt.nodes.new('ShaderNodeTexGradient')
        g.gradient_type = 'QUADRATIC_SPHERE'
        mp = nt.nodes.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (1 / radius, 1, 1 / (radius * 1.25))
        nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
        nt.links.new(mp.outputs['Vector'], g.inputs['Vector'])
        r = ramp(nt, g.outputs['Fac'], [(0.0, (0.06, 0.06, 0.06)), (1.0, (1, 1, 1))])
        b.inputs['Emission'].default_value = (*light, 1)
        m_ = nt.nodes.new('ShaderNodeMath')
        m_.operation = 'MULTIPLY'
        m_.inputs[1].default_value = strength
        nt.links.new(r.outputs['Color'], m_.inputs[0])
        nt.links.new(m_.outputs[0], b.inputs['Emission Strength'])
    m = material(f'farwall{x}{strength}', build)
    m.cycles.sample_as_light = False
    return add(mesh('far', [(-20, 0, -12), (20, 0, -12), (20, 0, 20), (-20, 0, 20)], [(0, 1, 2, 3)], [m]), (x, y, z))
