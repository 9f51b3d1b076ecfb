import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'

/** The end of each form of the settings. */
export function SaveBar({ saving, label = '保存する' }: { saving: boolean; label?: string }) {
  return <ActionBar><Button type='submit' tone='primary' size={48} loading={saving}>{label}</Button><ButtonLink size={48} href={href(routes.accountSettings, {})}>やめる</ButtonLink></ActionBar>
}
