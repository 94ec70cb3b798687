import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressibleFile = /\.(js|css|svg|json)$/

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside each asset, so that the server never compresses one. */
export function compressAssets(): Plugin {
  return {
    name: 'mainstreet-compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets')
      const files = (await readdir(folder)).filter((file) => compressibleFile.test(file))
      // on all cores: one after the other they were half of a build
      const compressed = files.map(async (file) => {
        const bytes = await readFile(join(folder, file))
        const [br, gz] = await Promise.all([compressBrotli(bytes), compressGzip(bytes, { level: 9 })])
        await Promise.all([
          writeFile(join(folder, `${file}.br`), br),
          writeFile(join(folder, `${file}.gz`), gz),
        ])
      })
      await Promise.all(compressed)
    },
  }
}
