import {
  Ban,
  CalendarCheck,
  Check,
  CheckCheck,
  CircleAlert,
  ClockAlert,
  GraduationCap,
  Hourglass,
  Info,
  Megaphone,
  Pencil,
  Sprout,
  SquareX,
  Star,
  UserX,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { ChipElement } from './ChipElement'

/**
 * States of offerings, matchings and calendar days as the API names them, and a few generic ones.
 */
export type ChipKind = keyof typeof icons
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
  working: null,
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
  done: Check,
  info: Info,
  success: Check,
  warning: Hourglass,
  error: CircleAlert,
  violet: GraduationCap,
  first: Sprout,
  outline: null,
} satisfies Record<string, LucideIcon | null>

/**
 * A state as a label with an icon. Label, icon and shape carry the meaning, so colour is never the
 * only sign. `icon` replaces the icon of the kind; `null` omits it.
 */
export function StatusChip({ className, kind, label, icon }: Props) {
  const Icon = icon === undefined ? icons[kind] : icon
  return (
    <ChipElement
      className={className}
      data-s={kind}
      data-plain={Icon || kind === 'working' ? undefined : ''}
    >
      {Icon ? <Icon aria-hidden /> : kind === 'working' && <i />}
      {label}
    </ChipElement>
  )
}
