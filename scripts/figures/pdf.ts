import { manualLimits } from '@/contracts/manuals/enums'
import { pdfFault } from '@/server/platform/uploads/pdf'
import { pdfOf } from '@tests/kit/pdf'

/**
 * Sixteen times as much to read takes sixteen times as long, or somewhat more where it leaves the processor's cache;
 * a search that goes back over what it has read would take 256 times.
 */
const BYTES_FACTOR = 16
const MAX_GROWTH = 40
const RUNS_PER_SIZE = 5
/** Texts that a search could get stuck in: each begins what the reader looks for and never ends it. */
const texts = ['stream\n', '#4a', '/J#61', '<< /N 1 /First 1 >>stream\n', ' obj', '/']

/**
 * How much longer a reader takes for a multiple of the bytes. The quickest of several runs counts, because other work
 * of the machine can only slow a run down.
 */
function growth(read: (bytes: Buffer) => unknown, text: string, size: number) {
  const spent = (bytes: Buffer) =>
    Math.min(
      ...Array.from({ length: RUNS_PER_SIZE }, () => {
        const from = performance.now()
        read(bytes)
        return performance.now() - from
      }),
    )
  const file = (bytes: number) => pdfOf([text.repeat(Math.floor(bytes / text.length))])
  // A time near zero says nothing about growth: a tenth of a millisecond is added to both.
  return (spent(file(size)) + 0.1) / (spent(file(size / BYTES_FACTOR)) + 0.1)
}
/** A reader that the figure must notice: for every mark it reads the text again from its beginning. */
const goesBack = (bytes: Buffer) => {
  const text = bytes.toString('latin1')
  let seen = 0
  for (const { index } of text.matchAll(/obj/g)) seen += text.slice(0, index).split('stream').length
  return seen
}

/** How reading a manual grows with its size, for inputs made to slow it down. */
export function pdfFigure() {
  const found = Object.fromEntries(
    texts.map((text) => [
      text.trim(),
      Math.round(growth(pdfFault, text, manualLimits.bytes - 200) * 10) / 10,
    ]),
  )
  const noticed = growth(goesBack, ' obj', 640_000)
  return {
    suite: 'reading a manual, sixteen times the bytes',
    growth: found,
    atMost: MAX_GROWTH,
    selfCheck: Math.round(noticed * 10) / 10,
    failed:
      Object.values(found).filter((g) => !(g <= MAX_GROWTH)).length +
      Number(!(noticed > MAX_GROWTH)),
  }
}
