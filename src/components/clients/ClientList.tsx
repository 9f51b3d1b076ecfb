import { X } from 'lucide-react'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { usePermissions } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClient } from '@/contracts/accounts/schemas'
import { searchAccessibleClients } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'
import { searchKey } from '@/lib/text/searchKey'
import { href, type Route } from '@/routes/href'
import { routes } from '@/routes/routes'
import { IconButton } from '@/ui/buttons/IconButton'
import { Link } from '@/ui/buttons/Link'
import { CountBadge } from '@/ui/feedback/CountBadge'
import { foundText } from '@/ui/fields/filters/foundText'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, media, radius, radiusS, rem, target, weight } from '@/ui/tokens'
import { SWITCHER_ID } from './switcherId'

/** Up to this many stores are found faster by looking than by typing, so the search does not take the focus. */
const FEW_STORES = 8

const Head = styled.div`
  display: flex;
  align-items: center;
  padding: 8px 8px 0 16px;
  h2 {
    flex: 1;
    margin: 0;
    font-size: ${font.m};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  h2:focus {
    outline: none;
    box-shadow: none;
  }
`
const Search = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-bottom: 1px solid ${color.lineSoft};
  input {
    flex: 1;
    min-width: 0;
    height: ${target};
    padding: 0 12px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
    font-size: ${font.m};
  }
`
/** One styled container with plain elements inside, because there may be hundreds of stores. */
const List = styled.div`
  flex: 1;
  /* If there are many stores, the sheet keeps its height while the search leaves only a few. */
  ${media.phone} {
    &[data-many] {
      min-height: 60dvh;
    }
  }
  overflow: auto;
  overscroll-behavior: contain;
  padding: 4px;
  h3 {
    padding: 10px 12px 4px;
    font-size: ${font.xs};
    font-weight: ${weight.regular};
    color: ${color.ink3};
  }
  p {
    padding: 16px 12px;
    color: ${color.ink2};
  }
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: ${rem(52)};
    padding: 6px 12px;
    border-radius: ${radiusS};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.35;
    ${media.hover} {
      &:hover {
        background: ${color.bg};
      }
    }
    &[aria-current] {
      background: ${color.primaryTint};
      color: ${color.primaryText};
      font-weight: ${weight.bold};
    }
    > span:first-child {
      flex: 1;
      min-width: 0;
    }
  }
  small {
    display: block;
    color: ${color.ink3};
    font-weight: ${weight.regular};
    font-size: ${font.xxs};
  }
`

const matchesSearch = (client: AccessibleClient, searchText: string) =>
  searchText
    .split(/[\s\u3000]+/)
    .every((word) =>
      [client.name, client.nameKana, client.code, client.brandName, client.companyName].some(
        (text) => text !== null && searchKey(text).includes(searchKey(word)),
      ),
    )

/**
 * Returns the page with all stores: the list of the company's stores, or the picker for accounts of several companies.
 */
function useAllStoresHref([company, ...others]: readonly { id: number }[]) {
  const mayReadStores = usePermissions({ companyId: company?.id })?.may('store.read') ?? false
  return company && others.length === 0 && mayReadStores
    ? href(routes.companyClients, { companyId: company.id })
    : href(routes.account, {})
}

/** Says how many stores the search has found, for a live region. */
const storesFound = (clients: readonly AccessibleClient[] | undefined, searchText: string) =>
  clients &&
  searchText !== '' &&
  (foundText({ count: clients.length, unit: '店舗' }) || '見つかりませんでした。')

/**
 * All stores the account can access, with a search, and its companies. On a list page the link
 * leads to the same page of the other store.
 */
export function ClientList({ onSelect }: { onSelect: () => void }) {
  const { pathname } = useRouter()
  const scope = useScope()
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [searchText, setSearchText] = useStored(searchAccessibleClients)
  const { data: clients } = useQuery(accounts.clients, {})
  const { data: companies } = useQuery(accounts.companies, {})
  const storeCount = clients?.items.length
  // Not on phones, where focusing the search opens the keyboard, which covers half of the list.
  useEffect(() => {
    if (storeCount === undefined) return
    const target = storeCount > FEW_STORES ? input.current : heading.current
    target?.focus()
  }, [storeCount])
  const allRoutes: readonly Route[] = Object.values(routes)
  const currentRoute = allRoutes.find(
    (route) =>
      route.path === pathname &&
      route.path.startsWith('/clients/[clientId]') &&
      route.path.split('[').length === 2,
  )
  const companyHome = allRoutes.find((route) => route.path === '/companies/[companyId]/clients')
  const allStores = useAllStoresHref(companies?.items ?? [])
  const visibleClients = clients?.items.filter((client) => matchesSearch(client, searchText))
  return (
    <>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          店舗の切り替え
        </h2>
        <IconButton
          label='閉じる'
          icon={<X aria-hidden />}
          popoverTarget={SWITCHER_ID}
          popoverTargetAction='hide'
        />
      </Head>
      <Search>
        <input
          ref={input}
          type='search'
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          placeholder='店舗名・店舗コードで探す'
          aria-label='店舗名・店舗コードで探す'
          autoComplete='off'
          enterKeyHint='search'
        />
        <VisuallyHidden role='status'>{storesFound(visibleClients, searchText)}</VisuallyHidden>
      </Search>
      <List data-many={(storeCount ?? 0) > FEW_STORES || undefined}>
        {visibleClients?.length === 0 && <p>条件に合う店舗はありません。</p>}
        {visibleClients && visibleClients.length > 0 && (
          <ul aria-label='店舗'>
            {visibleClients.map((client) => (
              <li key={client.id}>
                <Link
                  href={href(currentRoute ?? routes.home, { clientId: client.id })}
                  onClick={onSelect}
                  aria-current={client.id === scope.clientId ? 'true' : undefined}
                >
                  <span>
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
                    onClick={onSelect}
                    aria-current={company.id === scope.companyId ? 'true' : undefined}
                  >
                    <span>{company.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Link href={allStores} onClick={onSelect}>
          すべての店舗を見る
        </Link>
      </List>
    </>
  )
}
