import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { Link } from '@/ui/buttons/Link'
import { useQuery } from '@/api/hooks'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { searchKey } from '@/lib/text/jaInput'
import { searchAccessibleClients } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { routes } from '@/routes/routes'
import { href, type Route } from '@/routes/href'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { useScope } from '@/components/permissions/useScope'

const found = (client: AccessibleClient, words: string) =>
  words
    .split(/[\s\u3000]+/)
    .every((word) =>
      [client.name, client.nameKana, client.code, client.brandName, client.companyName].some(
        (text) => text !== null && searchKey(text).includes(searchKey(word)),
      ),
    )

/** Every store the account can open, by search; then its companies. A list page of the old store becomes the same page of the new one. */
export function ClientList({ onChosen }: { onChosen: () => void }) {
  const { pathname } = useRouter()
  const scope = useScope()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useStored(searchAccessibleClients)
  const { data: clients } = useQuery(accounts.clients, {})
  const { data: companies } = useQuery(accounts.companies, {})
  useEffect(() => {
    input.current?.focus()
  }, [])
  const all: readonly Route[] = Object.values(routes)
  const here = all.find(
    (r) =>
      r.path === pathname &&
      r.path.startsWith('/clients/[clientId]') &&
      r.path.split('[').length === 2,
  )
  const companyHome = all.find((r) => r.path === '/companies/[companyId]/clients')
  const shown = clients?.items.filter((client) => found(client, words))
  return (
    <>
      <div className='switcher__search'>
        <input
          ref={input}
          type='search'
          value={words}
          onChange={(e) => setWords(e.target.value)}
          placeholder='店舗名・店舗コードで探す'
          aria-label='店舗名・店舗コードで探す'
          autoComplete='off'
          enterKeyHint='search'
        />
      </div>
      <div className='switcher__list'>
        {shown?.length === 0 && <p role='status'>条件に合う店舗はありません。</p>}
        {shown && shown.length > 0 && (
          <ul aria-label='店舗'>
            {shown.map((client) => (
              <li key={client.id}>
                <Link
                  href={href(here ?? routes.home, { clientId: client.id })}
                  onClick={onChosen}
                  aria-current={client.id === scope.clientId ? 'true' : undefined}
                >
                  <span className='grow'>
                    <small>{client.brandName ?? client.companyName}</small>
                    {client.name}
                  </span>
                  <CountBadge count={client.todoCount} words='件のやること' />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {companyHome && companies && companies.items.length > 0 && (
          <>
            <h3>企業</h3>
            <ul aria-label='企業'>
              {companies.items.map((company) => (
                <li key={company.id}>
                  <Link
                    href={href(companyHome, { companyId: company.id })}
                    onClick={onChosen}
                    aria-current={company.id === scope.companyId ? 'true' : undefined}
                  >
                    <span className='grow'>{company.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link href={href(routes.account, {})} onClick={onChosen}>
          すべての店舗を見る
        </Link>
      </div>
    </>
  )
}
