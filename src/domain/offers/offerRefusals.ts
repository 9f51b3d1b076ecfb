import type { OfferStatus } from '@/contracts/offers/enums'

/** Why nothing can be posted with an offer of this status. */
export const offerRefusals: Record<Exclude<OfferStatus, 'usable'>, string> = {
  draft: 'ひな形が下書きのため、募集できません。ひな形を完成させて保存してください。',
  screening: 'ひな形が審査中のため、まだ募集できません。審査が終わるとお知らせします。',
  violated: 'ひな形に修正が必要な箇所があるため、募集できません。ひな形を修正してください。',
  archived: 'ひな形がアーカイブされているため、募集できません。アーカイブを解除してください。',
}
