// npm run openapi: prints the API document, or writes it into a file: -- --out FILE.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { routes } from '@/server/app'
import { openapi } from '@/server/http/openapi'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const text = `${JSON.stringify(openapi(routes), null, 2)}\n`
if (values.out === undefined) process.stdout.write(text)
else {
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, text)
}
