import { byNationality } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import { namingPattern, stancePatterns, turnedAway } from '@/domain/offers/textRules/stances'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'

/** Countries and regions; `kinds.ts` has a list of its own, which the stances use. */
const country = phrase`
  (?:
    中国|韓国|朝鮮|台湾|ベトナム|ネパール|フィリピン|インド|ブラジル|ミャンマー|(?<![ぁ-ん])タイ|アジア|欧米
    |アメリカ|インドネシア|スリランカ|バングラデシュ|パキスタン|モンゴル|カンボジア|フランス|ドイツ|イギリス
    |ナイジェリア|ガーナ|エジプト|東南アジア|南アジア|南米|中南米|欧州|アラブ|ラオス|マレーシア|ウズベキスタン
    |ロシア|ペルー|イラン|トルコ|アフリカ|中東
  )
`
/** People from abroad, by words that always mean people. */
const foreigner = phrase`
  (?:
    外国人|がいこくじん|外人|外国籍|(?:外国|海外)(?:に|の)?ルーツ
    |(?:外国|海外)(?=の(?:方|人)|(?:の)?ご?出身|生まれ|育ち|から(?:来|お越し|いらし|の来))|留学生
    |(?:技能)?実習生|在日(?!米)|帰化|ハーフの(?:方|人)|肌の(?:色|黒|濃)|人種|片言|カタコト|ビザで(?:働|来)
    |${country}(?:
      人|(?:国)?籍|(?=の(?:方|人)(?!気))|出身|(?:圏|系|諸国|方面|地域)の?(?:ご?出身|(?=方|人))
      |から(?:来|お越し|いらし)
    )
  )
`
/** Words for people whose name or documents look foreign. */
const foreignName = phrase`
  (?:パスポート|国籍|(?:登録)?氏?名(?:前|字|義)?|苗字|表示名|登録名)(?:が|の|は|で)[^。、]{0,12}?
  (?:方|人|子|者)
  |(?:
    カタカナ|片仮名|ローマ字|英字|アルファベット|横文字
    |日本(?:風|らしい|人)?(?:で|じゃ|の名前では|の名前じゃ)ない
  )(?:の)?(?:お?名前|名|登録|表記)?(?:の|で)?[^。、]{0,6}?(?:方|人|子|者)
  |日本の(?:お)?名前(?:で(?:は)?|じゃ)ない(?:方|人|子)
`
/** People named by a country, in more words than `foreigner`: some mean applicants only together with a refusal. */
const stranger = phrase`
  (?:
    ${foreigner}|外人|がいじん|外国の方|海外の(?:方|人)|海外(?:出身|育ち)|異国
    |在留カード(?=をお?持ちの(?:方|人))|黒人|白人|ビザの(?:人|方)|ハーフ|移民|難民|アジア系|欧米系|南米系
    |${country}の(?:方|人|子)|${foreignName}
    |(?:日本語)?(?:に|の|が)?(?:外国|海外|母国)?(?:語)?(?:なまり|訛り|アクセント|イントネーション|発音)
    (?:が|の|に)[^。、]{0,10}?(?:方|人)
    |(?:見た目|外見|お?顔(?:立ち|つき)?)(?:が|は|の)[^。、]{0,4}?
    (?:外国|外人|海外|日本(?:人|の(?:方|人))(?:で|じゃ|に見え|っぽくな|らしくな))[^。、]{0,10}?(?:方|人|子)
  )
`
/** Japanese people. */
const japanese = '(?:日本人|日本国籍|日本の国籍|日本の方|日本名|邦人)'

/**
 * Forbids choosing by nationality (国籍). A store may ask for the right to work in Japan, but not for the nationality.
 */
export const nationalityRules: readonly TextRule[] = [
  {
    ground: 'nationality',
    level: 'error',
    message: '国籍を条件にすることはできません',
    article: '職業安定法3条、労働基準法3条',
    patterns: [
      // Keeps the work for Japanese people, or prefers them: 「日本人のみ」.
      `${japanese}{person}?(?:{only}|限り|でお願い|であること)`,
      `${japanese}{person}?、?{want}`,
      '日本国籍(?:を|の|が)?(?:有する|有し|お持ち|持つ|持っ|取得|ある|保持|必要)',
      '日本国籍の方',
      `${japanese}{person}?(?:で|じゃ)(?:ないと|なければ|なくては)`,
      ...stancePatterns(japanese, 'kept', 'wanted'),
      '国籍(?:は|が|:|=)*日本',
      'ネイティブの日本人',
      '(?:純粋な|生粋の)日本人',
      `日本の(?:方|人)(?:は|が)[^。、]{0,6}?(?:接客|ホール|レジ|表)|(?:接客|ホール|レジ|表(?:方)?)は日本(?:人|の方)`,
      // Refuses everybody else: 「日本国籍でない方はお断り」.
      '日本(?:の)?国籍(?:で|が|を)?(?:は)?(?:ない|持たない|持っていない|お持ちでない)(?:方|人){link}{refuse}',
      `${japanese}{person}?以外(?:の)?{link}{refuse}`,
      `国籍(?:に|が|の|で|を)[^。]{0,16}?{reject}`,
      '日本(?:人|国籍)?以外は[^。]{0,6}?{reject}',
      `(?:お?国|国籍)(?:は(?:どちら|どこ)(?:です)?か?(?=$)|によって(?:は)?[^。]{0,8}?{reject})`,
      // Chooses by country, with the words of `kinds.ts`, `foreigner` and `stranger`: 「外国人不可」.
      turnedAway(byNationality),
      namingPattern(`${byNationality.named}|${japanese}`),
      refusalsOf(foreigner),
      ...stancePatterns(stranger, 'refused'),
      ...stancePatterns(
        '(?:先進国|途上国|欧米|英語圏)の?(?:ご?出身|(?=方|人))',
        'refused',
        'kept',
        'wanted',
      ),
      `(?:外国人|外国籍|留学生)(?:の方|スタッフ)?(?:{only}|限り)`,
      '留学生(?:さん)?(?:の方)?(?:を|の)?(?:募集|優先|優遇)',
      // Looks, names and descent: 「両親とも日本人の方に限ります」.
      '見た目[^。]{0,4}(?:日本人|外国人)',
      '(?:漢字|日本|カタカナ)の(?:お)?名前(?:の|を)[^。]{0,6}{only}',
      `(?:日本|国内)で(?:生まれ|育)[^。、]{0,10}?(?:方|人)`,
      `(?:両親|父母|親)[^。、]{0,8}?日本人`,
      '日本人(?:と同じ|のような|らしい)(?:見た目|外見|顔|名前)',
      '日本(?:で)?(?:生まれ|育)[^。]{0,10}(?:{only}|{want}|(?:で|じゃ)(?:ないと|なければ|なくては))',
      // The mother tongue: 「日本語ネイティブ限定」.
      '日本語ネイティブ(?:の(?:方|人))?(?:限定|のみ|だけ|に限|必須|優遇)',
      '(?:母語|母国語|第一言語|ネイティブ)(?:が|は)日本語(?:で|じゃ)(?:ない|なければ)[^。]{0,24}?{reject}',
      '(?:母語|母国語|第一言語)(?:が|は)日本語[^。、]{0,6}?(?:{only}|{want}|(?:方|人)(?=$|!))',
      '日本語(?:を|が)?(?:母語|母国語|第一言語)',
      ...stancePatterns(
        '(?:ネイティブ|母語話者|母国語話者)(?:な|の)?(?:日本語)?(?:話者|スピーカー)?',
        'kept',
      ),
      // Asks for the nationality, or demands a guarantor: 「国籍を証明できるものを提出してください」.
      `(?:帰化|在日|永住|ハーフ|(?:国|朝鮮)籍の(?:方|人))[^。]{0,24}?{ask}`,
      `国籍(?:の|を|が)(?:証明|わか|分か|書|示)[^。]{0,14}?{ask}`,
      `(?:外国人|外国籍|外国の方)[^。]{0,8}?(?:紹介|推薦|保証人|同伴)[^。]{0,6}?(?:必要|必須|条件)`,
      `(?:永住者|在日|帰化|ハーフ)[^。]{0,6}?(?:か|で)[^。]{0,16}?{ask}`,
      '国籍(?:を|が|は)[^。、]{0,6}?(?:問う|問い(?!ません)|確認|{ask})',
      `国籍[がは]?(?:どこ|どちら|何)[^。]{0,14}?{ask}`,
      // Lower wages: 「外国籍の方は時給が50円低くなります」.
      phrase`
        (?:${foreigner}|${stranger})(?:の?(?:方|人|スタッフ|子|さん)){0,2}(?:の)?(?:{money})?
        (?:は|だと|なら|の場合は?|:|=)[^。、]{0,10}?{number}円(?!以上)(?![^。]{0,4}同)[^。、]{0,8}?
        (?:計算|(?:から)?(?:の)?スタート|$|[)、。]|低|安|下|引|と(?:な|し|さ))
      `,
      `${japanese}{person}?[^。、]{0,6}?{number}円[^。]{0,4}?(?:${stranger}|(?:それ)?以外の)`,
      phrase`
        ${stranger}(?:の?(?:方|人|スタッフ|子|さん)){0,2}(?:
          (?:の|は|だと)[^。、]{0,4}?{money}[^。]{0,12}?(?:低|安く|安い|下が|下げ|少な|割引|{number}割)
          |[^。、]{0,6}?{number}円[^。]{0,4}?${japanese}
        )
      `,
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      { pattern: '方(?:に|へ)も(?![^。]{0,14}?{reject})', within: 'after' },
      { pattern: '観光客|旅行者|旅行客', within: 'after' },
      {
        pattern: phrase`
          (?:在留資格|在留カード|資格外活動|就労(?:資格|ビザ|許可))(?!
            [^。]{0,14}?(?:あっても|お?持ちでも|いても|かかわらず|関わらず|関係なく|問わず|問いません)
            |を?(?:お?持ちの|のある|がある)(?:方|人)は[^。]{0,30}?(?:{reject}|{turnsAway})
          )
        `,
        within: 'sentence',
        article: '出入国管理及び難民認定法73条の2',
      },
    ],
    suggestion: 'この部分を削除してください。日本語を使う作業があれば、その事実を書けます。',
  },
]
