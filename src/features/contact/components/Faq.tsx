import { useState } from 'react'
import { Link } from '@/ui/buttons/Link'
import { NoResult } from '@/ui/feedback/NoResult'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { PageSection } from '@/ui/layout/PageSection'
import { findQuestions } from '@/features/contact/lib/faq'
import * as S from './Faq.styles'

/** Frequent questions with a search over question and answer. */
export function Faq({ clientId }: { clientId: string }) {
  const [keyword, setKeyword] = useState('')
  const found = findQuestions(keyword)
  return (
    <PageSection title='よくある質問'>
      <S.Search>
        <SearchField
          label='よくある質問を探す'
          hideLabel
          placeholder='よくある質問を探す(例: 請求)'
          value={keyword}
          onSearch={setKeyword}
        />
      </S.Search>
      <S.Count role='status'>
        {keyword ? `「${keyword}」を含む質問 ${found.length}件` : `${found.length}件`}
      </S.Count>
      {found.length === 0 ? (
        <NoResult what='質問' onClear={() => setKeyword('')}>
          ほかの言葉で探すか、下の窓口にお問い合わせください。
        </NoResult>
      ) : (
        <S.Questions>
          {found.map(({ question, answer, link }) => (
            <li key={question}>
              <details>
                <summary>{question}</summary>
                <div>
                  <p>{answer}</p>
                  {link && (
                    <p>
                      <Link href={link.hrefOf(clientId)}>{link.label}</Link>
                    </p>
                  )}
                </div>
              </details>
            </li>
          ))}
        </S.Questions>
      )}
    </PageSection>
  )
}
