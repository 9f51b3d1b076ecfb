import { customer } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

const condition =
  '(?:{disability}|精神疾患|精神病|' +
  '精神的な病|メンタル不調|メンタル(?=の|が|に)|精神科|心療内科|うつ病|鬱病|うつ(?=の方|状態|気味)|双極性|統合失調|適応障|パニック障|不安障|てんかん|持病|既往|通院|(?:病院|クリニック|医者|心療内科)(?:に|へ)(?:定期的に)?(?:通|かか)|休職|' +
  '服薬|薬を(?=飲ん|飲む方|のん|服用)|病気(?:の|を|が)|難病|がん治療|聴覚|視覚|難聴|(?:耳|目|足|手|体|身体|言葉)の(?:聞こえ|不自由|見え|悪い)|(?:耳|目|足|手)が(?:聞こえ|不自由|見え|悪い)|' +
  '(?:色|[赤青緑黄]と[赤青緑黄])の(?:見分け|区別|識別|判別)|色弱|色覚|色盲|車椅子|車いす|車イス|義足|義手|補聴器|発達障|ADHD|自閉|アスペ|知的障|身体障|肢体|HIV|エイズ|肝炎|' +
  'ペースメーカー|人工透析|透析)'

/** 障害: equal chances in recruiting; the state of health is asked for only where the work needs it. */
export const disabilityRules: readonly TextRule[] = [
  {
    ground: 'disability',
    level: 'error',
    message: '障害や病気を条件にしたり尋ねたりすることはできません',
    article: '障害者雇用促進法34条、職業安定法5条の5',
    patterns: [
      `${condition}[^。]{0,18}?{reject}`,
      `${condition}[^。]{0,14}?(?:方|人)に(?:は)?(?:大変)?(?:難し|厳し|きつ|無理)`,
      `${condition}{declines}`,
      '健常者|健常な(?:方|人)|五体満足',
      `{disability}の?(?:ない|無い)(?:方|人)`,
      `(?:持病|既往症?|病気|通院)の?(?:ない|無い)(?:方|人)`,
      `(?:心身(?:とも)?に健康|健康)な(?:方|人)(?:{only}|限り)`,
      `(?:病歴|既往歴|持病|通院歴|服薬|{disability}(?:の有無|の程度|者手帳|があるか)|健康診断(?:書|の結果))[^。]{0,12}?{ask}`,
    ],
    exceptions: [
      { pattern: customer, within: 'after' },
      {
        pattern:
          '{disability}(?:者)?(?:用|施設|支援|物|割引|手当|対応|福祉|児|(?:が|の)(?:起|発生|とき|時))|(?:通信|システム|機械の|電波|ネットワーク)障害',
        within: 'match',
      },
      { pattern: '肝炎(?:ウイルス)?ワクチン|健康診断(?:書)?(?:は)?不要', within: 'match' },
      { pattern: '道路交通法', within: 'sentence', article: '道路交通法66条' },
    ],
    suggestion: 'この部分を削除してください。仕事に必要な作業があれば、その事実を書けます。',
  },
]
