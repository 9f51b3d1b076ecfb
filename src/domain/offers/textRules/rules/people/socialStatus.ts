import { demandOf } from '@/domain/offers/textRules/asks'
import { aboutMarriage, aboutOrigin } from '@/domain/offers/textRules/facts'
import { byStatus } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import {
  askedFor,
  namingPattern,
  stancePatterns,
  turnedAway,
} from '@/domain/offers/textRules/stances'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'

/** The communities that 部落差別 is against, and words that insult their members. */
const outcast =
  '(?:(?:被差別|未解放|旧?同和)?部落|同和(?:地区|地域)?|被差別|穢多(?:・?非人)?|えた非人|新平民)'
/** People by family, origin, record or former work. */
const status = phrase`
  (?:
    片親|母子家庭|父子家庭|ひとり親|一人親|シングルマザー|シングルファザー|独身(?!寮)|未婚|既婚|結婚している
    |離婚|バツイチ|生活保護|水商売|夜の(?:仕事|お仕事|商売)|風俗|キャバ|ホスト(?!クラブの清掃)|ナイトワーク
    |夜職|${outcast}(?:の?(?:ご?出身者?|生まれ|育ち|出|者|民))?|孤児
    |(?:児童)?施設(?:\([^)]{1,6}\))?の?(?:出身|育ち|で育)|前[科歴]|逮捕歴
    |警察(?:の|に)(?:お世話|ご?厄介|捕ま|つかま)|刑務所|少年院|出所|元受刑者|破産|フリーター|無職|ニート
    |引きこもり|ひきこもり|ホームレス|親のいない|中卒|実家(?:が|の)|再婚|独り身
    |養護施設(?:の)?(?:出身|育ち|で育)?|乳児院|母子寮|婚外子|里子|団地の?(?=方|人|住)|借家|親が(?:自営|無職)
  )
`
/** Members of the family. */
const family = phrase`
  (?:
    ご?家族|父母|親族|親戚|身内|ご?実家|ご?両親|親御さん|親|お?父(?:さん|さま|様|親)?
    |お?母(?:さん|さま|様|親)?|配偶者|保護者|旦那|ご?主人|夫|奥(?:さん|様)|妻|ご?兄弟|きょうだい|おうち|お?家
  )
`
/** Private matters of relatives and partners, such as their work and income. */
const familyMatter = phrase`
  (?:
    ご?職業|お?仕事|学歴|収入|年収|お?勤め先?|勤務先|お?役職|肩書|国籍|ご?出身|名前|ご?商売|家業|稼業|経歴
    |財産|資産|生業|会社|宗教|病歴
  )
`
/** Private facts about origin, family and means for which `askedFor` looks. */
const privateFact = phrase`
  (?:
    本籍|出身地|ご出身(?!校|の方)|出生地|生まれ(?:は|た)?(?:場所|土地|ところ|町|街|国|県|どこ|どちら)
    |(?:どこ|どちら|どの)の?(?:地区|土地|村|町|集落|地域)の?(?:出|生まれ|育ち|ご?出身)|家族構成
    |(?:ご?兄弟|きょうだい)(?:姉妹)?の(?:人数|数|有無)|家柄|家系|血筋|素性|出自|戸籍|資産|貯金額|預金額|残高
    |借入|ローン|信用情報|学費|仕送り|住宅状況|間取り|前[科歴]|逮捕歴|犯罪歴|借金|婚姻|離婚歴|既婚(?:か)?未婚
    |生い立ち|${family}(?:様|さま)?(?:の中)?に[^。、]{0,14}?(?:いる|いらっしゃる|おられる)か
    |${family}(?:様|さま)?(?:の|は|が)[^。、]{0,4}?${familyMatter}
    |${family}(?:様|さま)?(?:の|は|が)(?:何|どんな|どこ)[^。、]{0,8}?(?:され|して|して(?:い)?る|お?勤め|働)
  )
`
/** Words for a good family background: 「家柄の良い」「裕福な家庭」. */
const goodHouse = phrase`
  (?:
    (?:家柄|育ち|血筋|家系|素性|毛並み|お里)(?:の|が|も)
    (?:良|よ|いい|確か|しっかり|きちんと|立派|ちゃんと|はっきり|申し分)
    |(?:良い|よい|いい|きちんと(?:した)?|しっかり(?:した)?|ちゃんと(?:した)?|裕福な|立派な|堅い|良家の?)
    (?:ご)?(?:家庭|お?家|お?うち|家柄|ご?子息|子女|お嬢)(?:の|で|に)
    |良家の
  )
`

/** Partners and households, which are private matters of the worker. */
const relation = phrase`
  (?:
    彼氏|彼女(?=が|の|・|や|持ち)|恋人|交際相手|婚約者|シングル(?!ルーム|ベッド|サイズ|カット|モルト|パック)
    |片親(?:家庭)?|両親(?:が|の)(?:そろ|揃|い)|バツ(?:イチ|二|あり)|子持ち|独り身|内縁
  )
`
/** Questions about the partner and the household for which `askedFor` looks. */
const household = phrase`
  (?:
    実家(?=の(?:商売|職業|お?仕事|家業))|実家暮らし|一人暮らし|ひとり暮らし|同居|持ち家|賃貸(?=か|や|で)
    |世帯(?!数)|(?:ご)?家族(?=構成|は何人|の(?:人数|状況|仕事|職業|年収|有無|同意書|勤務先))
    |家庭(?:環境|の事情)|(?:ご)?両親の|父親の|母親の|配偶者(?:の|が|は)|結婚歴
    |(?:お子(?:さん|様)|子供|子ども)の(?:有無|人数|年齢)
    |(?:彼氏|彼女|恋人|交際相手|配偶者|パートナー|お相手)(?:の有無|が?(?:いる|い)(?:るか|ますか))
    |(?:お付き合い|つきあっ|付き合っ)(?:て(?:い)?る)?(?:人|方|相手)?|結婚(?:し|の(?:有無|予定))|既婚か|未婚か
    |離婚歴|借金(?:の有無|が)
  )
`

/**
 * Forbids choosing by, or asking for, 社会的身分, 門地, 従前の職業 and family: nothing beyond the control of an
 * applicant may be a condition or a question.
 */
export const socialStatusRules: readonly TextRule[] = [
  {
    ground: 'social_status',
    level: 'error',
    message: '家族、出身、身分、これまでの職業を条件にしたり尋ねたりすることはできません',
    article: '職業安定法3条・5条の5、労働基準法3条',
    patterns: [
      // Refuses, keeps or prefers by status: 「既婚者不可」.
      turnedAway(byStatus),
      namingPattern(`${byStatus.named}|${status}(?:の?(?:ある|あり|出身|持ち|者))?`),
      refusalsOf(status),
      ...stancePatterns(`${status}|${relation}`, 'refused', 'kept', 'wanted'),
      ...stancePatterns('一人暮らし|ひとり暮らし|実家暮らし|独り暮らし', 'refused'),
      `${status}{person}?(?:{only}|限り)`,
      `${status}歴?(?:の|が|では?|じゃ)(?:ない|無い)(?:方|人)`,
      `${status}{person}?(?:を|が)?(?:優先|優遇|急募|募集|希望|に限)`,
      // Asks for the family, the partner or the household: 「結婚しているかどうかを面談でうかがいます」.
      demandOf(aboutMarriage),
      ...askedFor(household),
      '(?:彼氏|彼女|恋人|旦那|奥さん|お子さん)(?:は|って)?(?:い(?:る|ます)か?|何人)(?=$)',
      `(?:${status}|${relation})(?:か|で|の有無)[^。]{0,16}?{ask}`,
      phrase`
        ${family}(?:様|さま|さん)?の[^。、]{0,6}?${familyMatter}[^。、]{0,6}?
        (?:か|か、[^。]{0,12}か|いくら(?:か)?|何(?:か)?)(?=$|、|。)
      `,
      // Asks for the origin and other private facts: 「出身地をうかがいます」.
      demandOf(aboutOrigin),
      '(?:部落|同和|被差別)[^。]{0,16}?{ask}',
      ...askedFor(privateFact),
      `(?:出身地|本籍|家柄)[^。]{0,16}?{reject}`,
      // Wants a good family: 「家柄の良い方を希望します」.
      '(?:両親|ご両親)が(?:そろ|揃)',
      `${goodHouse}[^。、]{0,12}?(?:{person}|お嬢|ご?子息|子女|育|出身|{want}|{only}|即決|こと)`,
      // Demands documents, or asks other people: 「戸籍謄本をお持ちください」.
      phrase`
        (?<!保護者や)(?:親御さん|ご?両親|ご?主人|旦那さん|前職|前の職場|前の勤務先)(?:様)?(?:に|へ)[^。、]{0,8}?
        (?:確認|連絡|電話|問い合わせ)
      `,
      phrase`
        (?:本籍|住民票)[^。]{0,14}?(?:書類|謄本|抄本|写し)?(?:を|も|の)[^。]{0,8}?
        (?:持参|お持ち|提出|送|添付|用意|見せ)
      `,
      '身元調査|身辺調査|興信所',
      phrase`
        (?:ご?近所|隣近所|町内|大家(?:さん)?)[^。、]{0,10}?(?:評判|ご?様子|暮らし|素行|人柄)[^。]{0,10}?
        (?:尋ね|聞|うかが|伺|調べ|確認)
      `,
      '戸籍(?:謄本|抄本|の(?:写し|コピー))(?!(?:など|等)?の?(?:発行|申請|請求|整理|保管|電子|入力|受付|窓口))',
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      { pattern: `${customer}様?の(?:出身地|ご?家族|本籍)`, within: 'sentence' },
      { pattern: '反社会的勢力|暴力団', within: 'match' },
    ],
    suggestion: 'この部分を削除してください。必要な経験があれば、その事実を書けます。',
  },
]
