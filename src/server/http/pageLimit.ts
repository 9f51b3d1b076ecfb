import type { NextApiRequest, NextApiResponse } from 'next'
import { countCallFrom } from '@/server/platform/callLimits'
import { clientAddressOf, hostOf } from './clientAddress'
import type { Settings } from './context'
import { sendPage } from './htmlPage'

/**
 * Counts requests of a public page like calls without a session (`middleware/anonymousLimit.ts`). Above the limit it
 * answers with a page that says so, and returns true.
 */
export async function refusePage(
  request: NextApiRequest,
  response: NextApiResponse,
  settings: Settings,
): Promise<boolean> {
  const header = (name: string) => request.headers[name.toLowerCase()]?.toString()
  const ip = clientAddressOf({ env: { incoming: request }, req: { header } }, settings)
  const refusal = await countCallFrom(hostOf(ip))
  if (!refusal) return false
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  sendPage(
    response,
    refusal.status,
    'しばらくお待ちください',
    '<h1>しばらくお待ちください</h1><p>短い時間に何度も開かれたため、表示できません。1分ほど待ってから、もう一度お開きください。</p>',
  )
  return true
}
