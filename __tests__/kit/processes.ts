import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cookiesOf } from '../../scripts/kit/cookies'

export type Program = {
  child: ChildProcess
  output: () => string
  /** Waits for a line of the output. */
  line: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Sends the signal and returns the exit code; null if the signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}
/** On a busy machine a server takes more than a minute to fill an empty database and start. */
const LINE_WITHIN_MS = 180_000

/** Runs a TypeScript program of this folder in a process, with `env` and the few variables that every process needs. */
export function startProgram(file: string, args: string[], env: Record<string, string>): Program {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', `__tests__/kit/${file}`, ...args], {
    env: { PATH, HOME, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  const exited = once(child, 'exit') as Promise<[number | null]>
  return {
    child,
    output: () => output,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = () => {
          // The test gets no handle by which it could stop the program.
          child.kill()
          reject(new Error(`no line ${String(pattern)}:\n${output}`))
        }
        const timer = setTimeout(fail, LINE_WITHIN_MS)
        const look = () => {
          const found = pattern.exec(output)
          if (!found) return
          clearTimeout(timer)
          resolve(found)
        }
        child.stdout.on('data', look)
        child.on('exit', fail)
        look()
      }),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return (await exited)[0]
    },
  }
}

export type ServerProcess = Program & {
  url: string
  call: (method: string, path: string, body?: unknown, cookie?: string) => Promise<Response>
  signIn: (name: string, password: string) => Promise<string>
}
const QUIET = { MARKET_SIMULATOR: 'off', SEED_DEMO: '0', LIMITS_SCALE: '1000' }

/** Starts the server in a process and resolves once it accepts connections. */
export async function startServerProcess(
  env: Record<string, string>,
  args: string[] = [],
): Promise<ServerProcess> {
  const program = startProgram('serverProcess.ts', args, { ...QUIET, ...env })
  const [, port = ''] = await program.line(/listening on (\d+)/)
  const url = `http://127.0.0.1:${port}`
  const call = (method: string, path: string, body?: unknown, cookie = '') =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        'X-App': 'X-App',
        'Content-Type': 'application/json',
        Cookie: cookie,
        // The server may close a kept connection just as the next call uses it, and fetch does not retry.
        Connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      // The cause alone does not say whether the server had ended.
      const message = `${method} ${path} was not answered. The server printed:\n${program.output()}`
      throw new Error(message, { cause: error })
    })
  return {
    ...program,
    url,
    call,
    signIn: async (name, password) => {
      const answer = await call('POST', '/app/api/v1/sign_in', {
        email: `${name}@example.jp`,
        password,
      })
      if (!answer.ok) throw new Error(`sign in: ${answer.status} ${await answer.text()}`)
      return cookiesOf(answer)
    },
  }
}
