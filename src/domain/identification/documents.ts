import type { BusinessKind, IdentificationDocumentKind } from '@/contracts/identification/enums'

export const businessKindLabel: Record<BusinessKind, string> = {
  corporation: '法人',
  sole_proprietor: '個人事業主',
}
export const identificationDocumentLabel: Record<IdentificationDocumentKind, string> = {
  registry_certificate: '履歴事項全部証明書',
  opening_notice: '開業届または確定申告書',
  representative_identity: '代表者の本人確認書類',
  business_license: '営業の許可証',
}
/** Tells the company what each document has to be. */
export const identificationDocumentHelp: Record<IdentificationDocumentKind, string> = {
  registry_certificate: '法務局が3か月以内に発行したものの、すべてのページ。',
  opening_notice: '税務署の受付印か、電子申告の受信通知のあるもの。',
  representative_identity:
    '運転免許証、パスポート、マイナンバーカード(おもて面だけ。番号が写らないようにしてください)。',
  business_license: '飲食店営業許可証、旅館業営業許可証、酒類販売業免許など。',
}

/**
 * Trades that need a permission (食品衛生法55条, 旅館業法3条, 酒税法9条, 古物営業法3条, 貨物自動車運送事業法3条,
 * 介護保険法70条).
 */
const licensedTrades =
  /飲食|食堂|レストラン|カフェ|居酒屋|食品|宿泊|旅館|ホテル|酒|古物|リサイクル|運送|介護/

/** Whether a company of this trade has to show a permission. */
const needsBusinessLicense = (industry: string | null) => licensedTrades.test(industry ?? '')

/** The documents that a company submits (企業の本人確認), in the order of the form. */
export const requiredDocuments = (
  kind: BusinessKind,
  industry: string | null,
): IdentificationDocumentKind[] => [
  kind === 'corporation' ? 'registry_certificate' : 'opening_notice',
  'representative_identity',
  ...(needsBusinessLicense(industry) ? (['business_license'] as const) : []),
]
