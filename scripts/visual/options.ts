/** What the command line of `npm run visual` asks for. */
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const HELP = `npm run visual -- [options]
  --record         keep the pictures as the recorded ones, instead of comparing with them
  --only <text>    only pictures whose "route state" contains the text; may be repeated
  --width <px>     only this width (375 or 1280)
  --base <dir>     where the recorded pictures are
  --out <dir>      where differing pictures and the images of the differences go
  --data <dir>     work on a copy of this database; it is made when it is not there
  --tolerance <n>  how many pixels of a picture may differ (0)
  --list           only print which pictures would be taken`

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

const home = () => process.env['VISUAL_DIR'] ?? join(tmpdir(), 'console-visual')

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      record: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      width: { type: 'string' },
      base: { type: 'string', default: join(home(), 'base') },
      out: { type: 'string', default: join(home(), 'latest') },
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
