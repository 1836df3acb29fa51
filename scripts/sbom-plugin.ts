import type { Plugin } from 'vite'

/** Where a bundle's folder lists the packages whose modules it holds, each by its key in package-lock.json. */
export const bundledPackagesFile = '.vite/packages.json'

/** Writes that list for each bundle, from the bundler's own graph: after the build, nothing else knows what is inside. */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const packages = modules.flatMap(
        (id) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [],
      )
      const source = `${JSON.stringify([...new Set(packages)].toSorted(), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: bundledPackagesFile, source })
    },
  }
}
