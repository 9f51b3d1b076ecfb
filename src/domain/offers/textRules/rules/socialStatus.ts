import { chosenBy } from '@/domain/offers/textRules/stances'
import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const status =
  '(?:片親|母子家庭|父子家庭|ひとり親|一人親|シングルマザー|シングルファザー|独身(?!寮)|未婚|既婚|結婚している|離婚|バツイチ|' +
  '生活保護|水商売|夜の(?:仕事|お仕事|商売)|風俗|ナイトワーク|夜職|部落|同和|被差別|孤児|施設(?:出身|育ち)|前科|元受刑者|破産|フリーター|無職|ニート|' +
  'ホームレス|親のいない|中卒|実家(?:が|の)|再婚|独り身|養護施設|里子|団地の?(?=方|人|住)|借家|親が(?:自営|無職))'
const family =
  '(?:ご?家族|ご?両親|親御さん|親|お?父(?:さん|さま|親)?|お?母(?:さん|さま|親)?|配偶者|保護者|旦那|夫|妻|兄弟)'
const privateFact =
  '(?:本籍|出身地|出生地|生まれた(?:場所|土地|ところ)|家族構成|家柄|戸籍|資産|住宅状況|間取り|前科|犯罪歴|借金|婚姻|離婚歴|' +
  `既婚(?:か)?未婚|生い立ち|${family}(?:様|さま)?の(?:ご?職業|お?仕事|学歴|収入|年収|勤め先|勤務先|国籍|出身|名前))`

/** Partners and households: nobody's business but the worker's. */
const relation =
  '(?:彼氏|彼女(?=が|の|・|や|持ち)|恋人|交際相手|婚約者|シングル(?!ルーム|ベッド|サイズ|カット|モルト|パック)|片親(?:家庭)?|両親(?:が|の)(?:そろ|揃|い)|' +
  'バツ(?:イチ|二|あり)|子持ち|独り身|内縁)'
const household =
  '(?:実家(?=の(?:商売|仕事|家業))|実家暮らし|一人暮らし|ひとり暮らし|同居|持ち家|賃貸(?=か|や|で)|世帯(?!数)|(?:ご)?家族(?=構成|の(?:人数|状況|仕事|' +
  '職業|年収|有無|同意書|勤務先))|家庭環境|(?:ご)?両親の|父親の|母親の|' +
  '(?:彼氏|彼女|恋人)(?:の有無|がいるか)|結婚(?:し|の(?:有無|予定))|既婚か|未婚か|離婚歴|借金(?:の有無|が))'

/** 社会的身分, 門地, 従前の職業, family: nothing beyond the control of an applicant may be a condition or a question. */
export const socialStatusRules: readonly TextRule[] = [
  {
    ground: 'social_status',
    level: 'error',
    message: '家族、出身、身分、これまでの職業を条件にしたり尋ねたりすることはできません',
    article: '職業安定法3条・5条の5、労働基準法3条',
    patterns: [
      ...refusalsOf(status),
      ...chosenBy(`${status}|${relation}`, 'refused', 'kept', 'wanted'),
      `${household}[^。]{0,24}?{ask}`,
      '(?:彼氏|彼女|恋人|旦那|奥さん|お子さん)(?:は|って)?(?:い(?:る|ます)か?|何人)(?=$)',
      '(?:戸籍|本籍|住民票)[^。]{0,14}?(?:書類|謄本|抄本|写し)?(?:を|も|の)[^。]{0,8}?(?:持参|お持ち|提出|送|添付|用意|見せ)',
      `${status}{person}?(?:{only}|限り)`,
      `${status}{person}?(?:を|が)?(?:優先|優遇|急募|募集|希望|に限)`,
      `${privateFact}[^。]{0,24}?{ask}`,
      `(?:出身地|本籍|家柄)[^。]{0,16}?{reject}`,
      `${status}(?:か|で)[^。]{0,16}?{ask}`,
      '身元調査|身辺調査|興信所',
      '(?:両親|ご両親)が(?:そろ|揃)',
      '家柄の(?:良い|よい|いい)|育ちの(?:良い|よい|いい)(?:方|人)',
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      { pattern: `${customer}様?の(?:出身地|家族|本籍)`, within: 'match' },
      { pattern: '反社会的勢力|暴力団', within: 'match' },
    ],
    suggestion: 'この部分を削除してください。必要な経験があれば、その事実を書けます。',
  },
]
