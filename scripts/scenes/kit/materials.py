"""Materials of the scenes. One unit is 10 cm. Everything is made here: nothing is downloaded."""
import math, os
import bpy

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '../../..'))
TEX = os.path.join(ROOT, '.cache/scenes/textures')


def lin(hexcolor):
    out = []
    for i in (1, 3, 5):
        c = int(hexcolor[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1)


_mats = {}


def material(name, build):
    if name in _mats:
        try:
            _mats[name].name
            return _mats[name]
        except ReferenceError:
            pass
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    build(nt, nt.nodes['Principled BSDF'])
    _mats[name] = m
    return m


def put(bsdf, **kw):
    for k, v in kw.items():
        bsdf.inputs[k.replace('_', ' ')].default_value = v


def noise(nt, scale, detail=4, rough=0.6, stretch=None, coord='Object'):
    tc = nt.nodes.new('ShaderNodeTexCoord')
    n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = scale
    n.inputs['Detail'].default_value = detail
    n.inputs['Roughness'].default_value = rough
    if stretch:
        mp = nt.nodes.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = stretch
        nt.links.new(tc.outputs[coord], mp.inputs['Vector'])
        nt.links.new(mp.outputs['Vector'], n.inputs['Vector'])
    else:
        nt.links.new(tc.outputs[coord], n.inputs['Vector'])
    return n


def ramp(nt, src, stops):
    r = nt.nodes.new('ShaderNodeValToRGB')
    el = r.color_ramp.elements
    while len(el) < len(stops):
        el.new(0.5)
    for e, (p, c) in zip(el, stops):
        e.position = p
        e.color = c if len(c) == 4 else (*c, 1)
    nt.links.new(src, r.inputs['Fac'])
    return r


def bump(nt, bsdf, src, strength, distance):
    b = nt.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = strength
    b.inputs['Distance'].default_value = distance
    nt.links.new(src, b.inputs['Height'])
    nt.links.new(b.outputs['Normal'], bsdf.inputs['Normal'])
    return b


def grey(v):
    return (v, v, v, 1)


def felt(color='#6a101d', fine=1.0):
    def build(nt, b):
        put(b, Roughness=0.95, Specular=0.12, Sheen=0.35, Sheen_Tint=0.3)
        n1 = noise(nt, 60 * fine, 3, 0.7)
        n2 = noise(nt, 2.2, 3, 0.5)
        c = lin(color)
        dark = tuple(x * 0.55 for x in c[:3])
        light = (min(1, c[0] * 1.35), c[1] * 1.6 + .002, c[2] * 1.5 + .002)
        r = ramp(nt, n1.outputs['Fac'], [(0.32, dark), (0.68, light)])
        mix = nt.nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'MULTIPLY'
        mix.inputs['Fac'].default_value = 0.55
        r2 = ramp(nt, n2.outputs['Fac'], [(0.3, (0.62, 0.62, 0.62)), (0.7, (1.1, 1.1, 1.1))])
        nt.links.new(r.outputs['Color'], mix.inputs['Color1'])
        nt.links.new(r2.outputs['Color'], mix.inputs['Color2'])
        nt.links.new(mix.outputs['Color'], b.inputs['Base Color'])
        n3 = noise(nt, 90 * fine, 2, 0.6)
        bump(nt, b, n3.outputs['Fac'], 0.35, 0.006)
    return material(f'felt{color}{fine}', build)


def brass(rough=0.22, color=(0.72, 0.43, 0.14), name='brass'):
    def build(nt, b):
        put(b, Metallic=1.0, Base_Color=(*color, 1))
        n = noise(nt, 9, 6, 0.7)
        r = ramp(nt, n.outputs['Fac'], [(0.35, grey(rough * 0.75)[:3]), (0.7, grey(rough * 1.5)[:3])])
        nt.links.new(r.outputs['Color'], b.inputs['Roughness'])
        n2 = noise(nt, 40, 3, 0.5)
        bump(nt, b, n2.outputs['Fac'], 0.05, 0.004)
    return material(f'{name}{rough}', build)


def leather(color='#1d0f0c'):
    def build(nt, b):
        put(b, Base_Color=lin(color), Roughness=0.42, Specular=0.45)
        tc = nt.nodes.new('ShaderNodeTexCoord')
        v = nt.nodes.new('ShaderNodeTexVoronoi')
        v.inputs['Scale'].default_value = 28
        nt.links.new(tc.outputs['Object'], v.inputs['Vector'])
        bump(nt, b, v.outputs['Distance'], 0.25, 0.02)
        n = noise(nt, 5, 4)
        r = ramp(nt, n.outputs['Fac'], [(0.3, grey(0.34)[:3]), (0.7, grey(0.52)[:3])])
        nt.links.new(r.outputs['Color'], b.inputs['Roughness'])
    return material(f'leather{color}', build)


def wood():
    def build(nt, b):
        put(b, Roughness=0.3, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.12)
        n = noise(nt, 2.5, 10, 0.65, stretch=(0.6, 6, 6))
        r = ramp(nt, n.outputs['Fac'], [(0.3, (0.012, 0.005, 0.003)), (0.52, (0.05, 0.019, 0.009)), (0.75, (0.1, 0.04, 0.017))])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
    return material('wood', build)


def plaster(color=(0.03, 0.024, 0.026), rough=0.8):
    def build(nt, b):
        put(b, Roughness=rough, Specular=0.25)
        n = noise(nt, 1.4, 8, 0.6)
        r = ramp(nt, n.outputs['Fac'], [(0.3, tuple(x * 0.6 for x in color)), (0.7, tuple(x * 1.3 for x in color))])
        nt.links.new(r.outputs['Color'], b.inputs['Base Color'])
        n2 = noise(nt, 9, 8, 0.7)
        bump(nt, b, n2.outputs['Fac'], 0.22, 0.05)
    return material(f'plaster{color}', build)


def enamel(color='#12512f'):
    def build(nt, b):
        put(b, Base_Color=lin(color), Roughness=0.18, Specular=0.6, Clearcoat=0.8, Clearcoat_Roughness=0.06)
    return material(f'enamel{color}', build)


def plain(name, color, rough=0.5, **kw):
    return material(name, lambda nt, b: put(b, Base_Color=color if not isinstance(color, str) else lin(color), Roughness=rough, **kw))


def glow(strength, color=(1, 0.72, 0.4)):
    m = bpy.data.materials.new('glow')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs['Color'].default_value = (*color, 1)
    e.inputs['Strength'].default_value = strength
    o = nt.nodes.new('ShaderNodeOutputMaterial')
    nt.links.new(e.outputs[0], o.inputs[0])
    m.cycles.sample_as_light = False  # seen by the camera, never sampled: no fireflies
    return m


def image_mat(file, rough, spec=0.4, coat=0.0, bumpscale=None):
    def build(nt, b):
        t = nt.nodes.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(os.path.join(TEX, file), check_existing=True)
        t.extension = 'EXTEND'
        nt.links.new(t.outputs['Color'], b.inputs['Base Color'])
        put(b, Roughness=rough, Specular=spec, Clearcoat=coat, Clearcoat_Roughness=0.2)
        if bumpscale:
            n = noise(nt, bumpscale, 5, 0.7)
            bump(nt, b, n.outputs['Fac'], 0.12, 0.004)
    return material(f'img{file}{rough}', build)
