import { customer } from '@/domain/offers/textRules/vocabulary'
import type { RuleException, TextRule } from '@/domain/offers/textRules/types'

const article = '男女雇用機会均等法5条'
const sex =
  '(?:女性|男性|女子|男子|女の子|男の子|おんなの子|おとこの子|女の人|男の人|レディース|おばさん|おじさん|お姉さん|お兄さん)'
const housewife = '(?:主婦|主夫|主婦\\(夫\\)|主婦\\(主夫\\)|奥様|奥さん)'

/** 均等法指針(平成18年厚生労働省告示614号)第2の14: arts, religion, decency and sport where one sex is needed. Nothing else. */
const lawful: readonly RuleException[] = [
  {
    pattern: '(?:巫女|女性役|男性役|ファッションモデル|着付けモデル)',
    within: 'sentence',
    article: '均等法指針第2の14(1)',
  },
  {
    pattern:
      '(?:女性|男性|女子|男子)(?:用)?(?:の)?(?:浴場|大浴場|更衣室|脱衣所|浴室)[^。]{0,20}(?:ため|ので)',
    within: 'sentence',
    article: '均等法指針第2の14(1)',
  },
]
const nearMisses: readonly RuleException[] = [
  { pattern: customer, within: 'after' },
  {
    pattern:
      '限定(?:の)?(?:商品|メニュー|プラン|イベント|コース|セール|フロア|クーポン|キャンペーン|施設|ジム|品)',
    within: 'match',
  },
  // Both sexes are named: 「男性・女性歓迎」.
  {
    pattern: '(?:女性?(?:・|も|と|や|、|/|,)?男性?|男性?(?:・|も|と|や|、|/|,)?女性?)(?!子)',
    within: 'match',
  },
]

/** 性別: no limit and no preference in recruiting. */
export const sexRules: readonly TextRule[] = [
  {
    ground: 'sex',
    level: 'error',
    message: '性別を条件にすることはできません',
    article,
    patterns: [
      `(?:${sex}|${housewife}){person}?(?:さん)?(?:{only}|限り)`,
      `(?:女|男)(?:だけ(?!で)|のみ|限定)`,
      `(?:${sex}|${housewife})(?:のほう)?{person}?(?:を優先|が有利|優先|優遇|が望ましい|が適して|向きの|に向い)`,
      `(?:${sex}|${housewife})(?:の)?(?:方|スタッフ)?(?:でお願い|にお願い|を求|を希望|が希望|希望|急募|を?急募|が必要|に限)`,
      `(?:${sex}|${housewife}|女|男){link}{refuse}`,
      `${sex}{person}?(?:に|に)?は(?:無理|難し|できな|向きません|向かな){declines}?`,
      '(?:女性?|男性?)[×◎]',
      '身長{number}(?:cm|センチ)以上の(?:男性|女性)',
      '性別(?:は|が|:|=)*(?:女|男)',
      '(?:女性|男性|女子|男子)(?:の)?(?:方|従業員|スタッフ)?(?:に来て|を募集|が来て|とさせて|と決めて|に担当)',
      '(?:女|男)手(?:が|を|の)?(?:必要|求|不足|欲し|ほし|足り|募集|急募|歓迎|借り)',
      '(?:女|男)(?:性|子)?(?:は|を|の方(?:は|を)?)?{number}(?:名|人)[^。]{0,12}?(?:採用|募集|急募|必要|求め|希望|まで|お願い|枠)',
      '(?:募集|採用|定員|人数|内訳)[^。]{0,6}?(?:女|男)(?:性|子)?{number}(?:名|人)',
      '(?:女|男)の(?:方|人)(?:に|を|が)(?:お願い|担当|お?任せ|来て|募集|必要|希望)',
      `${sex}(?:の方|スタッフ)?(?:が|を|の)?(?:増や|増員|補充し|足りな|足りず|不足)`,
      '(?:女性|男性|女子|男子)枠',
    ],
    exceptions: [...lawful, ...nearMisses],
    suggestion: 'この部分を削除してください。必要な作業があれば、その事実を書けます。',
  },
  {
    ground: 'sex',
    level: 'error',
    message: '性別を条件にすることはできません',
    article,
    patterns: [
      `(?:女性|男性|女子|男子|主婦)(?:の)?(?:方|スタッフ)?(?:を)?(?:大?歓迎|募集)`,
      '女性ならでは|男性ならでは',
      '(?:女の子|おんなの子|男の子|おとこの子)(?:を|は|も)?(?:大?歓迎|募集)',
      '(?:女性|男性)向[きけ]の?(?:お?仕事|求人|職場|作業)',
      'ウ[ェエ]イトレス|ウ[ェエ]イター|看護婦|保母|スチュワーデス|ホステス|営業マン|ボーイさん?募集|女中',
    ],
    exceptions: [
      ...lawful,
      ...nearMisses,
      {
        pattern:
          '向け(?:の)?(?:商品|雑誌|服|コーナー|売り?場|フロア|用品|メニュー|アイテム|化粧品)',
        within: 'match',
      },
    ],
    suggestion: 'この部分を削除するか、性別を問わない言葉にしてください。',
  },
]
