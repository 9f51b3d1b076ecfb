import {
  Ban,
  CalendarCheck,
  Check,
  CheckCheck,
  ClockAlert,
  GraduationCap,
  Hourglass,
  Megaphone,
  Pencil,
  Sprout,
  SquareX,
  Star,
  UserX,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Badge, isBadgeKind, type BadgeKind } from '@/ui/feedback/Badge'
import { ChipElement } from './ChipElement'

/**
 * States of offerings, matchings and calendar days as the API names them, a few generic ones, and
 * the kinds of badges.
 */
export type ChipKind = keyof typeof icons | BadgeKind
type Props = {
  className?: string | undefined
  kind: ChipKind
  label: string
  icon?: LucideIcon | null
}

const icons = {
  unpublished: Pencil,
  published: Megaphone,
  matching: Users,
  finished: Check,
  established: CalendarCheck,
  worked: CheckCheck,
  late: ClockAlert,
  absence: UserX,
  cancel: Ban,
  rejected: SquareX,
  wanted: Megaphone,
  confirmed: CalendarCheck,
  reviewCandidate: Star,
  warning: Hourglass,
  violet: GraduationCap,
  first: Sprout,
  outline: null,
} satisfies Record<string, LucideIcon | null>

/**
 * A state as a label with an icon. Label, icon and shape carry the meaning, so colour is never the
 * only sign. `icon` replaces the icon of the kind; `null` omits it.
 */
export function StatusChip({ className, kind, label, icon }: Props) {
  if (isBadgeKind(kind))
    return (
      <Badge className={className} kind={kind} icon={icon}>
        {label}
      </Badge>
    )
  const Icon = icon === undefined ? icons[kind] : icon
  return (
    <ChipElement className={className} data-status={kind} data-plain={Icon ? undefined : ''}>
      {Icon && <Icon aria-hidden />}
      {label}
    </ChipElement>
  )
}
