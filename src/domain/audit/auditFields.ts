import { roleLabel } from '@/domain/accounts/roleLabel'
import { employeeSizeLabel } from '@/domain/labels'
import { closeRuleLabel, closedReasonLabel } from '@/domain/offerings/labels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { minAgeLabel, parkingLabel, smokingPolicyLabel } from '@/domain/offers/labels'

/**
 * The type of a field. `typed`: user input; the log keeps only its number of characters. `plain`: the name or code of a
 * thing; the log keeps it as it is. `list`: several things; the log keeps only how many. `words`: the labels of the
 * possible values. `once`: the name of a thing that is saved or deleted, which replaces nothing.
 */
type Value =
  | 'typed'
  | 'list'
  | 'yen'
  | 'people'
  | 'minutes'
  | 'clock'
  | 'day'
  | 'month'
  | 'instant'
  | 'plain'
  | 'once'
  | 'stores'
  | 'workers'
  | 'groups'
  | 'prefecture'
  | 'occupation'
  | { words: Readonly<Record<string, string>> }
type Field = { label: string; value: Value }

const typed = (label: string): Field => ({ label, value: 'typed' })
const plain = (label: string): Field => ({ label, value: 'plain' })
const list = (label: string): Field => ({ label, value: 'list' })
const words = (label: string, vocabulary: Readonly<Record<string, string>>): Field => ({
  label,
  value: { words: vocabulary },
})
const either = (label: string, yes = 'あり', no = 'なし') => words(label, { true: yes, false: no })

const pay = {
  hourlyWageYen: { label: '時給', value: 'yen' },
  transportationYen: { label: '交通費', value: 'yen' },
  peopleWanted: { label: '募集人数', value: 'people' },
  budgetYen: { label: '予算', value: 'yen' },
  requestedYen: { label: '依頼した予算', value: 'yen' },
  month: { label: '対象の月', value: 'month' },
  savedFile: { label: 'ファイル', value: 'once' },
  deleted: { label: '削除したもの', value: 'once' },
} as const satisfies Record<string, Field>

const members = {
  role: words('権限', roleLabel),
  clientIds: { label: '店舗', value: 'stores' },
  suspended: words('利用', { true: '停止中', false: '有効' }),
  fields: plain('項目'),
} as const satisfies Record<string, Field>

const shift = {
  workOn: { label: '勤務日', value: 'day' },
  startTime: { label: '開始', value: 'clock' },
  endTime: { label: '終了', value: 'clock' },
  breakMin: { label: '休憩', value: 'minutes' },
  closeRule: words('募集締切', closeRuleLabel),
  customClosesAt: { label: '締切の日時', value: 'instant' },
  scope: words('公開範囲', publicationScopeLabel),
  groupIds: list('公開するグループ'),
  positionId: plain('必要なバッジ'),
  ladder: list('公開の順番'),
  autoPublicAt: { label: '一般公開に切り替える日時', value: 'instant' },
  memo: typed('店舗用のメモ'),
  published: words('公開', { true: '募集中', false: '非公開' }),
  closedReason: words('締め切った理由', closedReasonLabel),
  ageCertificate: words('年齢証明書', { true: '確認済み', false: '未確認' }),
  trained: words('雇入れ時教育', { true: '済', false: '未' }),
  correction: words('修正依頼', { requested: '未回答', approved: '承認', rejected: '差し戻し' }),
} as const satisfies Record<string, Field>

const offer = {
  title: plain('ひな形名'),
  masterCompanyOccupationId: { label: '職種', value: 'occupation' },
  draft: words('状態', { true: '下書き', false: '利用可能' }),
  archived: words('状態', { true: 'アーカイブ済み', false: '利用中' }),
  copiedTo: { label: 'コピー先の店舗', value: 'stores' },
  alignedIn: { label: '反映先の店舗', value: 'stores' },
  jobDescription: typed('仕事内容'),
  workFlow: typed('当日の流れ'),
  conditions: typed('働くための条件'),
  conditionItems: list('働ける方'),
  minAge: words('対象の年齢', minAgeLabel),
  precautions: typed('注意事項'),
  safetyTraining: typed('雇入れ時教育の内容'),
  belongings: list('持ち物'),
  clothing: typed('服装・身だしなみ'),
  hasUniformChange: either('制服への着替え'),
  changeTimeMin: { label: '着替えの時間', value: 'minutes' },
  qualificationIds: list('必要な資格'),
  qualificationDocumentRequired: either('証明書の提出'),
  stoolInspection: words('検便', {
    as_store: '店舗の設定のとおり',
    required: '必要',
    not_required: '不要',
  }),
  tagIds: list('待遇・特徴'),
  sameAsClient: either('勤務地', '店舗と同じ', '店舗とは別の場所'),
  address: typed('住所'),
  meetingPlace: typed('集合場所'),
  access: typed('行き方'),
  station: typed('最寄り駅'),
  parking: words('駐車場', parkingLabel),
  emergencyPhoneNumber: typed('当日の連絡先'),
  contactPerson: typed('担当者'),
  smokingPolicy: words('受動喫煙対策', smokingPolicyLabel),
  changeScopeWork: typed('業務の変更の範囲'),
  changeScopePlace: typed('就業場所の変更の範囲'),
  overtimePossible: either('時間外労働'),
  onboardingQuestions: list('働く前の質問'),
  autoMessage: typed('自動メッセージ'),
  longTermEnabled: either('長期採用の表示'),
  imageFileIds: list('写真'),
  manuals: list('マニュアル(PDF)'),
} as const satisfies Record<string, Field>

const place = {
  name: typed('名前'),
  nameKana: typed('フリガナ'),
  postalCode: typed('郵便番号'),
  prefectureCode: { label: '都道府県', value: 'prefecture' },
  city: typed('市区町村'),
  addressLine: typed('町名・番地'),
  building: typed('建物名・階'),
  phoneNumber: typed('電話番号'),
} as const satisfies Record<string, Field>

const client = {
  brandName: plain('ブランド名'),
  code: plain('店舗コード'),
  departmentCode: plain('部門コード'),
  businessDescription: typed('事業の内容'),
  accessNote: typed('行き方'),
  managerName: typed('現場の責任者'),
  defaultMeetingPlace: typed('集合場所'),
  laborInsuranceNumber: typed('労働保険番号'),
  laborAgreement36From: { label: '36協定の開始日', value: 'day' },
  laborAgreement36To: { label: '36協定の終了日', value: 'day' },
  specificMinimumWageYen: { label: '特定最低賃金', value: 'yen' },
  specificMinimumWageFrom: { label: '特定最低賃金の発効日', value: 'day' },
  stoolInspectionRequiredDefault: either('検便の確認を初期設定にする', 'する', 'しない'),
  images: list('写真'),
} as const satisfies Record<string, Field>

const company = {
  selfEmployed: either('個人事業主', 'はい', 'いいえ'),
  corporateNumber: typed('法人番号'),
  invoiceRegistrationNumber: typed('適格請求書の登録番号'),
  representativeName: typed('代表者の氏名'),
  industry: typed('業種'),
  employeeSize: words('常時使用する労働者の人数', employeeSizeLabel),
  laborAgreement36: either('36協定'),
  department: typed('請求先の部署'),
  contactName: typed('請求先の担当者'),
  email: typed('請求先のメールアドレス'),
} as const satisfies Record<string, Field>

const workers = {
  userIds: { label: '対象のワーカー', value: 'workers' },
  addUserIds: { label: '追加したワーカー', value: 'workers' },
  removeUserIds: { label: '外したワーカー', value: 'workers' },
  favoriteUserIds: { label: 'お気に入りにしたワーカー', value: 'workers' },
  blockedUserIds: { label: 'ブロックしたワーカー', value: 'workers' },
  ownGroupIds: { label: 'グループ', value: 'groups' },
  description: typed('説明'),
  autoSetting: list('自動追加'),
  addedCount: { label: '追加した人数', value: 'people' },
  removedCount: { label: '外した人数', value: 'people' },
} as const satisfies Record<string, Field>

const closingDays = {
  kind: words('休みの種類', { regular: '定休日', single: '臨時の休み' }),
  weekday: words('曜日', { 0: '日', 1: '月', 2: '火', 3: '水', 4: '木', 5: '金', 6: '土' }),
  weeks: plain('第何週'),
  startsOn: { label: '始まる日', value: 'day' },
  endsOn: { label: '終わる日', value: 'day' },
  opensOnHolidays: either('祝日の営業'),
  reason: typed('理由'),
} as const satisfies Record<string, Field>

/** Every field whose values before and after an action the audit log records, with its name on screen. */
const auditFields = {
  ...pay,
  ...members,
  ...shift,
  ...offer,
  ...place,
  ...client,
  ...company,
  ...workers,
  ...closingDays,
} as const satisfies Record<string, Field>
export type AuditField = keyof typeof auditFields

/** Whether changes of a field of this name can be shown in the activity log. */
export const isAuditField = (name: string): name is AuditField => Object.hasOwn(auditFields, name)
/** Returns the label of a field in the activity log and the type of its values. */
export const fieldOf = (name: AuditField): Field => auditFields[name]
