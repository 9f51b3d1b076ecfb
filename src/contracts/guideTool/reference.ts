import type { ReferenceOf } from '@/contracts/reference'
import type { guideTool } from '.'

/** What the API reference says of `guideTool`. */
export const guideToolReference: ReferenceOf<typeof guideTool> = {
  me: {
    summary: 'ガイドツール用の情報',
    description: 'The account as the guide tool identifies it.',
    errors: ['not_found'],
  },
}
