import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'

const skipCode = 77

test(
  'the image is built from Debian and npm, starts as an ordinary user, and is healthy',
  (context) => {
    const script = join(import.meta.dirname, '../deploy/build-image.sh')
    const { status, stdout, stderr } = spawnSync(script, { encoding: 'utf8', timeout: 30 * minuteMs })
    if (status === skipCode) return context.skip(stderr.trim())
    expect(status, stderr.slice(-2000)).toBe(0)
    expect(stdout).toMatch(/Healthy after \d+ s, as user 1000\./)
  },
  30 * minuteMs,
)
