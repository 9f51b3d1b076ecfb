import styled from 'styled-components'
import { PageSection } from '@/ui/layout/PageSection'
import { darkPalette, lightPalette } from '@/ui/palette'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { color, font, radius, weight } from '@/ui/tokens'
import { Sample } from './Sample'

const shown = [
  ['いま', 'brand'],
  ['図形・線', 'primary'],
  ['押せる青', 'primaryFill'],
  ['図形・枠', 'danger'],
  ['押せる赤', 'dangerFill'],
  ['赤い文字', 'dangerText'],
  ['文字', 'ink'],
  ['補足', 'ink2'],
  ['メタ', 'ink3'],
  ['枠(操作)', 'control'],
  ['区切り', 'line'],
  ['沈み', 'sunken'],
  ['選択', 'primaryTint'],
  ['注意', 'warningTint'],
  ['済み', 'successTint'],
  ['長期・卒業', 'violetTint'],
] as const

export function ColorSection() {
  return (
    <PageSection title='色と文字' id='color'>
      <Sample look='cards'>
        {shown.map(([name, key]) => (
          <Swatch key={key}>
            <i ref={setCssVariables({ '--sample': color[key] })} />
            <b>{name}</b>
            <small>
              {key} {lightPalette[key]} {darkPalette[key]}
            </small>
          </Swatch>
        ))}
      </Sample>
      <Type>
        <p data-size='xxl'>128,450円</p>
        <p data-size='xl'>11月20日(金)の勤務</p>
        <p data-size='l'>本日来る人</p>
        <p data-size='m'>ランチタイムのホール業務をお願いします。</p>
        <p>求人の締切は勤務開始と同時です。</p>
        <p data-size='xs'>最終更新 9:41</p>
      </Type>
    </PageSection>
  )
}

const Swatch = styled.div`
  display: flex;
  flex-direction: column;
  font-size: ${font.xs};
  line-height: 1.5;
  i {
    height: 48px;
    margin-bottom: 6px;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: var(--sample);
  }
  b {
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  small {
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
`
const Type = styled.div`
  p {
    margin: 0;
    padding: 6px 0;
    border-bottom: 1px solid ${color.lineSoft};
  }
  [data-size='xxl'] {
    font-size: ${font.xxl};
    line-height: 1.3;
    font-weight: ${weight.bold};
  }
  [data-size='xl'] {
    font-size: ${font.xl};
    line-height: 1.4;
    font-weight: ${weight.bold};
  }
  [data-size='l'] {
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  [data-size='m'] {
    font-size: ${font.m};
    line-height: 1.7;
  }
  [data-size='xs'] {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
`
