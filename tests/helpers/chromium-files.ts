import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const packageFolder = path.join(root, 'node_modules/@sparticuz/chromium')

/** What it takes to launch the browser: its file and the variables that its process needs. */
export interface BrowserFiles {
  executablePath: string
  env: Record<string, string>
}

/**
 * The browser of the tests: an installed one that CHROME_PATH names, else the Chromium from the package registry, which
 * the first call unpacks to a folder of its own per version. Throws, naming the variable, where there is neither.
 */
export async function prepareChromium(): Promise<BrowserFiles> {
  const installed = process.env.CHROME_PATH
  if (installed) {
    if (!existsSync(installed)) throw new Error(`CHROME_PATH names no file: ${installed}`)
    return { executablePath: installed, env: {} }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const here = `${process.platform}-${process.arch}`
    throw new Error(
      `No browser comes with the packages for ${here}: set CHROME_PATH to an installed Chrome or Chromium`,
    )
  }
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = path.join(root, '.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  return select(folder)
}

/** Unpacked beside its final place and renamed when whole: an interrupted run leaves nothing that looks complete. */
async function unpack(folder: string): Promise<void> {
  const note = setTimeout(() => console.warn('Unpacking the test browser ...'), 2000)
  await mkdir(path.dirname(folder), { recursive: true })
  const partial = await mkdtemp(`${folder}.partial-`)
  try {
    // The package unpacks to the temporary folder of its process, so it gets a process and a folder of its own.
    const script = `
      import chromium, { inflate } from '@sparticuz/chromium'
      await chromium.executablePath()
      await inflate(${JSON.stringify(path.join(packageFolder, 'bin/al2023.tar.br'))})`
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      env: { ...process.env, TMPDIR: partial },
    })
    await writeFile(path.join(partial, 'fonts/fonts.conf'), fontConfiguration(folder))
    await rename(partial, folder).catch((error) => {
      // Another run was first; what it unpacked is the same.
      if (!existsSync(folder)) throw error
    })
  } finally {
    clearTimeout(note)
    await rm(partial, { recursive: true, force: true })
  }
}

/** The package's own file names the folders of a Lambda; a bare system has no font and no configuration at all. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`
}

/** The package brings NSS and expat for systems that lack them; where they exist, the system's own are used. */
async function select(folder: string): Promise<BrowserFiles> {
  const executablePath = path.join(folder, 'chromium')
  const fonts = { FONTCONFIG_PATH: path.join(folder, 'fonts') }
  const bundled = { ...fonts, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }
  for (const env of [fonts, bundled]) {
    if (
      await run(executablePath, ['--version'], { env }).then(
        () => true,
        () => false,
      )
    )
      return { executablePath, env }
  }
  const { stderr } = await run(executablePath, ['--version'], { env: bundled }).catch((error) => error)
  throw new Error(`The test browser does not start here: ${stderr}. Set CHROME_PATH to an installed Chrome or Chromium`)
}
