import { demandOf } from '@/domain/offers/textRules/asks'
import { aboutHealth } from '@/domain/offers/textRules/facts'
import { byHealth } from '@/domain/offers/textRules/kinds'
import { phrase } from '@/domain/offers/textRules/phrase'
import { namingPattern, stancePatterns, turnedAway } from '@/domain/offers/textRules/stances'
import type { TextRule } from '@/domain/offers/textRules/types'
import { customer, refusalsOf } from '@/domain/offers/textRules/vocabulary'

/** Illnesses and disabilities, by words that always mean people. */
const condition = phrase`
  (?:
    {disability}|精神疾患|精神病|精神的な病|メンタル不調|メンタル(?=の|が|に|面)|精神科|心療内科|うつ病|鬱病
    |うつ(?=の方|状態|気味|の治療|傾向)|双極性|統合失調|適応障|パニック障|不安障|てんかん|持病|既往|通院
    |(?:病院|クリニック|医者|心療内科)(?:に|へ)(?:定期的に)?(?:通|かか)|休職|服薬|服用(?=中|し)
    |(?:安定|抗うつ)剤|睡眠薬|[足脚]を引きず|片[目耳腕足](?=が|の(?:見|聞|方|人))
    |(?:腰|膝|ひざ|体|心臓)に(?:爆弾|不安|故障|痛み)|お?薬を(?=飲ん|飲む方|のん|服用)
    |(?:心臓|血圧|腎臓|肝臓|糖尿|不整脈|貧血)(?=が|に|の(?:弱|悪|病|薬|方|人|持病)|とか|持ち|や|を)|後遺症
    |麻痺|不眠|過呼吸|インスリン|障害年金|作業所
    |(?:腰|膝|ひざ|足|耳|目|心臓|体|身体|視力|聴力|手)の(?:悪い|弱い|遠い|不自由)|病気(?:の|を|が)|難病
    |がん治療|聴覚|視覚|難聴|(?:耳|目|足|手|体|身体|言葉)の(?:聞こえ|不自由|見え|悪い)
    |(?:耳|目|足|手)が(?:聞こえ|不自由|見え|悪い)
    |(?:色|[赤青緑黄]と[赤青緑黄])の(?:見分け|区別|識別|判別|見え方)|色弱|色覚|色盲|車椅子|車いす|車イス|義足
    |義手|補聴器|発達障|ADHD|自閉|アスペ|知的障|身体障|肢体|HIV|エイズ|肝炎|ペースメーカー
    |人工(?:透析|関節|肛門|内耳)|透析
    |(?<!感染|熱中)(?<![一-龠])[一-龠]{1,4}(?:病(?!院|棟|室|気|欠|人|者)|(?<!感染|熱中)症(?!状))|喘息|アトピー
    |リウマチ|ぜんそく|ヘルニア|腰痛|耳が遠|体が弱|(?:ストレス|メンタル)(?:に|が)弱|発作|松葉杖|杖を(?:つ|使)
    |吃音|手話|心の病|療育手帳|がんの|受診歴
    |(?:歩(?:く|行)|体を動かす)(?:の)?(?:が|に)?(?:不自由|困難|できない)|入院(?:した|中|歴|の経験)
    |手術(?:した|を受けた|歴)
  )
`

/** Words for poor health other than the names of illnesses. */
const weakness = phrase`
  (?:
    ${condition}|(?:持病|病歴|既往歴|通院歴|入院歴)|病(?:気)?(?:がち|弱|み上がり)
    |(?<![農火試])(?:お)?薬(?=を|の(?:服|常))|メンタル(?=弱|の弱|面|ヘルス|疾患|不調|で)|うつ(?=歴|病|の)|鬱
    |グレーゾーン|身体(?:が|に)|体(?:が|の)(?:弱|不自由)|(?:視力|聴力)(?:が|の|に)|色(?:の見分け|覚|弱)|虚弱
    |(?:手|足|目|耳|言葉)(?:が|の)不自由|障(?:害|がい)者手帳|手帳(?=をお?持|持ち|あり)|コミュ障|メンヘラ|統失
    |ADHD
  )
`

/** The items of a questionnaire on health. */
const health = phrase`
  (?:
    病気|手術|持病|病歴|既往症?|通院歴?|服薬|(?:飲んで(?:い)?る)?お?薬|入院歴?|障害|障がい|メンタル|病名
    |かかりつけ
  )
`

/** Forbids choosing by disability (障害), and asking for the state of health unless the work needs it. */
export const disabilityRules: readonly TextRule[] = [
  {
    ground: 'disability',
    level: 'error',
    message: '障害や病気を条件にしたり尋ねたりすることはできません',
    article: '障害者雇用促進法34条、職業安定法5条の5',
    patterns: [
      // Refuses, by the words of `kinds.ts`, `condition` and `weakness`: 「色弱の方不可」.
      turnedAway(byHealth),
      namingPattern(byHealth.named),
      refusalsOf(condition),
      ...stancePatterns(weakness, 'refused'),
      '(?:過去|ここ|直近)[^。、]{0,8}?(?:入院|手術|休職|通院)[^。]{0,20}?(?:控え|遠慮|不可|NG|断|教え|申告)',
      // Keeps the work for healthy people: 「健常者のみ」.
      '健常者|健常な(?:方|人)|五体満足',
      `{disability}(?:の|が)?(?:ない|無い)(?:方|人)`,
      `(?:持病|既往症?|病気|通院)の?(?:ない|無い)(?:方|人)`,
      `(?:心身(?:とも)?に健康|健康)な(?:方|人)(?:{only}|限り)`,
      // Asks for illnesses, or demands documents about them: 「病歴を教えてください」.
      demandOf(aboutHealth),
      '(?:うつ|鬱|精神(?:科|疾患|的な病))[^。]{0,14}?{ask}',
      phrase`
        (?:健康診断書?|診断書|健診(?:の)?結果|(?:血液|HIV|エイズ|肝炎|結核|妊娠|薬物)[^。]{0,8}?検査)
        [^。]{0,12}?(?:提出|出し(?:て|た)|写し|持参|持って|お持ち|見せ|添付|送|{only})
      `,
      phrase`
        ${condition}[^。]{0,20}?
        (?:(?:経験|歴|有無|こと(?:が|の)ある)[^。]{0,20}?{ask}|(?:ません|ない|ます)(?:よね|か)(?=$))
      `,
      phrase`
        ${weakness}[^。、]{0,10}?(?:休(?:ん|み|職)|悩|苦|かか|あ(?:る|った))[^。、]{0,6}?(?:方|人)(?:は|も)
        [^。]{0,14}?{ask}
      `,
      `${health}(?:の名前|名)?(?:、|・|や|と|/|,|も)[^。、]{0,10}?${health}(?:など|等)?(?:$|(?:の有無)?(?:は|を|` +
        `も|が?あれば)[^。]{0,10}?(?:全部|ぜんぶ|すべて|全て|隠さ|正直|残らず|{ask}))`,
      phrase`
        (?:
          病歴|入院|手術|病気|受診歴|通院|既往歴|持病|通院歴|服薬
          |{disability}(?:の有無|の程度|者?手帳|があるか|(?=はあり))|健康診断(?:書|の結果)
        )[^。]{0,24}?{ask}
      `,
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      {
        pattern: phrase`
          {disability}(?:者)?(?:用|施設|支援|物|割引|手当|対応|福祉|児|(?:が|の)(?:起|発生|とき|時))
          |(?:通信|システム|機械の|電波|ネットワーク)障害
        `,
        within: 'match',
      },
      { pattern: '肝炎(?:ウイルス)?ワクチン|健康診断(?:書)?(?:は)?不要', within: 'match' },
      { pattern: '道路交通法', within: 'sentence', article: '道路交通法66条' },
    ],
    suggestion: 'この部分を削除してください。仕事に必要な作業があれば、その事実を書けます。',
  },
]
