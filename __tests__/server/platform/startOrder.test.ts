import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scriptUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

/** Replaces Next. Its first answer takes a while, as when the demonstration is filled, and the output names it. */
const nextModule = `
  const handle = (request, response) => setTimeout(() => { console.log('READY'); response.end('{}') }, 300)
  export default () => ({
    prepare: async () => { globalThis.hasDemoAccounts = async () => true },
    getRequestHandler: () => handle,
  })`
const resolveNext = `
  const url = ${JSON.stringify(scriptUrl(nextModule))}
  export const resolve = (name, context, next) =>
    name === 'next' ? { url, shortCircuit: true } : next(name, context)`
const replaceNext = `
  import { register } from 'node:module'
  register(${JSON.stringify(scriptUrl(resolveNext))})`

const folder = mkdtempSync(join(tmpdir(), 'console-start-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Returns the output of the start up to the line that says how to stop it. */
async function linesOfStart() {
  writeFileSync(join(folder, 'BUILD_ID'), 'x')
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(
    process.execPath,
    ['--import', scriptUrl(replaceNext), 'scripts/start.mjs', '--built'],
    { env: { ...environment, BUILD_DIR: folder, DATA_DIR: join(folder, 'none'), PORT: '0' } },
  )
  let said = ''
  await new Promise<void>((resolve) => {
    server.on('exit', () => resolve())
    server.stdout.on('data', (text: Buffer) => {
      said += String(text)
      if (said.includes('Ctrl+C')) server.kill()
    })
    server.stderr.on('data', (text: Buffer) => (said += String(text)))
  })
  return said.split('\n')
}

test('はじめての起動は、デモの用意ができてからアドレスを知らせる', async () => {
  const lines = await linesOfStart()
  const at = (part: string) => lines.findIndex((line) => line.includes(part))
  expect(lines.join('\n')).toContain('で開けます。')
  expect(at('データベースを用意しています')).toBeLessThan(at('READY'))
  expect(at('READY')).toBeLessThan(at('で開けます。'))
})
