import { useState } from 'react'
import { findQuestions } from '@/features/contact/lib/faq'
import { supportConfig } from '@/lib/config/publicConfig'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Fold } from '@/ui/data-display/Fold'
import { NoResult } from '@/ui/feedback/NoResult'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { PageSection } from '@/ui/layout/PageSection'
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
        <NoResult isQuiet what='質問' onClear={() => setKeyword('')}>
          ほかの言葉で探すか、下の窓口にお問い合わせください。
        </NoResult>
      ) : (
        <S.Questions>
          {found.map(({ question, answer, link, byPhone }) => (
            <li key={question}>
              <Fold summary={question}>
                <div>
                  <p>{answer}</p>
                  {byPhone && <OperatorPhone clientId={clientId} />}
                  {link && (
                    <p>
                      <Link href={link.hrefOf(clientId)}>{link.label}</Link>
                    </p>
                  )}
                </div>
              </Fold>
            </li>
          ))}
        </S.Questions>
      )}
    </PageSection>
  )
}

/** The operator's urgent number, or the usual number, or a link to the form if neither is known. */
function OperatorPhone({ clientId }: { clientId: string }) {
  const number = supportConfig.urgentPhoneNumber || supportConfig.phoneNumber
  return (
    <p>
      {number ? (
        <a href={`tel:${number.replaceAll('-', '')}`}>運営に電話する {number}</a>
      ) : (
        <Link href={href(routes.feedback, { clientId })}>フォームで運営に知らせる</Link>
      )}
    </p>
  )
}
