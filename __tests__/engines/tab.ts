import { spawn, type ChildProcess } from 'node:child_process'

/** A function that runs in the page, with arguments that JSON can carry. */
export type InPage<A extends unknown[], T> = (...args: A) => T | Promise<T>

/** A tab of a browser that Playwright does not drive, with the actions that a walk needs. */
export type Tab = {
  /** Opens a page in a window of 1280 px, without waiting for it. */
  open: (path: string) => Promise<void>
  /** Opens a page 375 px wide. */
  openOnPhone: (path: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  run: <A extends unknown[], T>(inPage: InPage<A, T>, ...args: A) => Promise<T>
  /** Clicks the middle of the element that `inPage` finds. */
  press: <A extends unknown[]>(inPage: InPage<A, Element>, ...args: A) => Promise<void>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}
export const desktop = { width: 1280, height: 900 }
export const phone = { width: 375, height: 667 }

/** Returns the key actions that type a text, in the form of both WebDriver protocols. */
export const keysOf = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

const running = new Set<ChildProcess>()
/** Ends a program and all that it started: they are one process group. */
const kill = ({ pid }: ChildProcess) => pid !== undefined && process.kill(-pid, 'SIGKILL')
process.on('exit', () => {
  for (const child of running) kill(child)
})

/** Starts a program of a browser. It ends with this process. */
export function startProgram(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Resolves to the first match of `pattern` in a program's output. */
export const outputOf = (child: ChildProcess, pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        output += part.toString()
        const found = pattern.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      })
    child.on('error', reject)
    child.on('exit', () => {
      reject(new Error(`It ended:\n${output}`))
    })
  })

/** Ends a program and waits until it is gone. */
export async function endProgram(child: ChildProcess) {
  if (!running.has(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  kill(child)
  await ended
}
