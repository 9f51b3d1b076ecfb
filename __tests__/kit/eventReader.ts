import type { ChangeEvent } from '@/contracts/events/changeEvent'

/** Reads a stream of server-sent events. `next` resolves to the next event, or to undefined at the end. */
export function eventReader(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  let text = ''
  return {
    next: async (): Promise<ChangeEvent | undefined> => {
      for (;;) {
        const [, data] = /^data: (.*)\n\n/m.exec(text) ?? []
        if (data !== undefined) {
          text = text.slice(text.indexOf(data) + data.length + 2)
          return JSON.parse(data) as ChangeEvent
        }
        const { done, value } = await reader.read()
        if (done) return undefined
        text += value
      }
    },
    close: () => reader.cancel(),
  }
}
