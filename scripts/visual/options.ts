/** The command line options of `npm run visual`. */
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const HELP = `npm run visual -- [options]
  --record         save the screenshots as the baseline instead of comparing with it
  --only <text>    only screenshots whose "route state" contains the text; repeatable
  --width <px>     only this width (375 or 1280)
  --base <dir>     directory of the baseline
  --out <dir>      directory for differing screenshots and difference images
  --data <dir>     work on a copy of this database directory (created if missing) instead of seeding
  --tolerance <n>  number of pixels that may differ in a screenshot (default 0)
  --list           only print the names of the screenshots`

export type Options = {
  record: boolean
  only: readonly string[]
  width: number | undefined
  base: string
  out: string
  data: string | undefined
  tolerance: number
  list: boolean
}

const defaultDir = () => process.env['VISUAL_DIR'] ?? join(tmpdir(), 'console-visual')

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      record: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      width: { type: 'string' },
      base: { type: 'string', default: join(defaultDir(), 'base') },
      out: { type: 'string', default: join(defaultDir(), 'latest') },
      data: { type: 'string' },
      tolerance: { type: 'string', default: '0' },
      list: { type: 'boolean', default: false },
    },
  })
  return {
    record: values.record,
    only: values.only,
    width: values.width === undefined ? undefined : Number(values.width),
    base: resolve(values.base),
    out: resolve(values.out),
    data: values.data === undefined ? undefined : resolve(values.data),
    tolerance: Number(values.tolerance),
    list: values.list,
  }
}
