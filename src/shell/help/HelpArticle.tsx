import type { ComponentType } from 'react'
import styled from 'styled-components'
import { color, font, radius, weight } from '@/ui/tokens'
import type { HelpHeadings, HelpText } from './helpText'

type Props = {
  lang: 'ja' | 'en'
  text: HelpText
  headings: HelpHeadings
  /** Renders a phrase of this language. */
  phrase: ComponentType<{ children: string }>
}

/** The help of one screen in one language. Names of buttons are Japanese in both, as on the screen. */
export function HelpArticle({ lang, text, headings, phrase: Phrase }: Props) {
  return (
    <Article lang={lang}>
      <h3>
        <Phrase>{text.title}</Phrase>
      </h3>
      <p>
        <Phrase>{text.purpose}</Phrase>
      </p>
      <h4>
        <Phrase>{headings.first}</Phrase>
      </h4>
      <ol>
        {text.first.map((step) => (
          <li key={step}>
            <Phrase>{step}</Phrase>
          </li>
        ))}
      </ol>
      <h4>
        <Phrase>{headings.buttons}</Phrase>
      </h4>
      <dl>
        {text.buttons.map(({ label, does, cost }) => (
          <div key={label}>
            <dt lang='ja'>
              「<Phrase>{label}</Phrase>」
            </dt>
            <dd>
              <Phrase>{does}</Phrase>
              {cost !== undefined && (
                <Cost>
                  <b>
                    <Phrase>{headings.cost}</Phrase>
                  </b>{' '}
                  <Phrase>{cost}</Phrase>
                </Cost>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Article>
  )
}

const Article = styled.article`
  display: grid;
  gap: 12px;
  /* Room for the readings above a line. */
  line-height: 2.1;
  &[lang='en'] {
    line-height: 1.6;
    word-break: normal;
  }
  h3 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  h4 {
    margin: 8px 0 0;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  ol {
    display: grid;
    gap: 4px;
    margin: 0;
    padding-left: 24px;
    list-style: decimal;
  }
  dl {
    display: grid;
    gap: 8px;
    margin: 0;
  }
  dl > div {
    padding: 8px 12px;
    border-radius: ${radius};
    background: ${color.sunken};
  }
  dt {
    font-weight: ${weight.bold};
  }
  dd {
    margin: 0;
  }
  rt {
    font-size: ${font.xxxs};
    color: ${color.ink2};
  }
`
const Cost = styled.span`
  display: block;
  color: ${color.ink2};
  b {
    color: ${color.dangerText};
  }
`
