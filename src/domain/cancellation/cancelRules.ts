import type { RuleException, TextRule } from '@/domain/offers/textRules/types'
import { customer } from '@/domain/offers/textRules/vocabulary'

const suggestion = '当日お願いできない仕事上の事情を書いてください。'
const ruleBase = { level: 'error', message: '差別にあたる理由です', suggestion } as const
const aboutCustomers: RuleException = { pattern: customer, within: 'after' }
/** The worker asked for the cancellation, so it is not the store that discriminates. */
const ownRequest: RuleException = {
  pattern:
    '(?:ご?本人|ワーカー)(?:から|より|の)[^。]{0,12}(?:申し出|申出|連絡|希望|相談|要望|都合)',
  within: 'sentence',
}

/**
 * Reasons that a cancellation must not have, in texts to the operator and to the worker. A matching is a labour
 * contract, so the patterns for job advertisements (限定, 歓迎) do not fit: any mention of the ground is an error.
 * Exceptions are cases in which a law itself bars the work (`article` names it) or the text is about something else.
 */
export const cancelRules: readonly TextRule[] = [
  {
    ...ruleBase,
    ground: 'age',
    article: '労働契約法17条、労働施策総合推進法9条',
    patterns: [
      '年齢|{number}[歳才]|高齢|年配|年寄り|老人|若すぎ|若い(?:から|ため|ので)|未成年|高校生',
    ],
    exceptions: [
      aboutCustomers,
      { pattern: '年齢確認', within: 'match' },
      {
        pattern:
          '(?:18歳|満18|十八歳|未成年|年少者|高校生)[^。]{0,30}(?:深夜|夜間|夜勤|夜に|22時|22:00|午後10時|夜10時|危険|有害|重量|酒|法令|法律|労働基準法)|' +
          '(?:深夜|夜間|夜勤|22時|22:00|午後10時|夜10時|危険|有害|重量|酒|法令|法律|労働基準法)[^。]{0,30}(?:18歳|満18|十八歳|未成年|年少者|高校生)',
        within: 'match',
        article: '労働基準法61条・62条',
      },
      {
        pattern: '15歳[^。]{0,20}(?:3月31日|年度末|中学)|中学(?:校)?(?:を)?卒業前',
        within: 'match',
        article: '労働基準法56条',
      },
    ],
  },
  {
    ...ruleBase,
    ground: 'sex',
    article: '男女雇用機会均等法6条',
    patterns: ['女性|男性|性別|女の子|男の子|女の人|男の人'],
    exceptions: [
      aboutCustomers,
      { pattern: '(?:女性|男性)(?:用|専用|向け)', within: 'match' },
      { pattern: '性別を問わ', within: 'match' },
    ],
  },
  {
    ...ruleBase,
    ground: 'nationality',
    article: '労働基準法3条',
    patterns: ['外国人|外国籍|外人|国籍|日本人(?:では|じゃ)ない|日本人でない|留学生'],
    exceptions: [
      aboutCustomers,
      {
        pattern: '在留(?:資格|期限|期間|カード)|資格外活動|就労(?:資格|ビザ|許可|制限)|週28時間',
        within: 'sentence',
        article: '出入国管理及び難民認定法73条の2',
      },
    ],
  },
  {
    ...ruleBase,
    ground: 'residence',
    article: '労働契約法17条',
    patterns: ['住まい|在住|遠方に住|お住い|家が遠い|自宅が遠い|住所が遠い'],
    exceptions: [aboutCustomers, { pattern: '近隣(?:に|の)?お?(?:住民|住まい)', within: 'match' }],
  },
  {
    ...ruleBase,
    ground: 'disability',
    article: '障害者雇用促進法35条',
    patterns: ['{disability}|車椅子|車いす|持病|うつ病|精神疾患|発達障|てんかん'],
    exceptions: [
      aboutCustomers,
      ownRequest,
      {
        pattern:
          '(?:通信|システム|電気|ネットワーク|回線|機械の|設備の|決済の|レジの)障害|{disability}(?:物|が(?:起|発生|出)|対応|の復旧)',
        within: 'match',
      },
    ],
  },
  {
    ...ruleBase,
    ground: 'maternity',
    article: '男女雇用機会均等法9条',
    patterns: ['妊娠|妊婦|出産|産休|つわり|子育て中|育児中'],
    exceptions: [
      aboutCustomers,
      ownRequest,
      {
        pattern: '産後(?:8|八)週',
        within: 'sentence',
        article: '労働基準法65条2項',
      },
    ],
  },
  {
    ...ruleBase,
    ground: 'creed',
    article: '労働基準法3条、労働組合法7条',
    patterns: ['宗教|信仰|信者|信条|支持政党|労働組合|組合員'],
    exceptions: [aboutCustomers, { pattern: '勧誘|布教', within: 'sentence' }],
  },
  {
    ...ruleBase,
    ground: 'social_status',
    article: '労働基準法3条',
    patterns: ['母子家庭|父子家庭|片親|生活保護|出身地|本籍|部落|同和|家柄|水商売'],
    exceptions: [aboutCustomers],
  },
]
