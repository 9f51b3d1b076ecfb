import type { ReferenceOf } from '@/contracts/reference'
import type { system } from '.'

/** What the API reference says of `system`. */
export const systemReference: ReferenceOf<typeof system> = {
  maintenance: {
    summary: 'メンテナンス中かの確認',
    description: 'Needs neither session nor database.',
  },
  version: {
    summary: '公開中の版',
    description: 'Changes with every release; pages reload when it does.',
  },
}
