import { drawn, type IconType } from '@/ui/layout/icons'

const Ban = drawn('Ban'),
  CalendarCheck = drawn('CalendarCheck'),
  Check = drawn('Check'),
  CheckCheck = drawn('CheckCheck'),
  CircleAlert = drawn('CircleAlert'),
  ClockAlert = drawn('ClockAlert'),
  GraduationCap = drawn('GraduationCap'),
  Hourglass = drawn('Hourglass'),
  Info = drawn('Info'),
  Megaphone = drawn('Megaphone'),
  Pencil = drawn('Pencil'),
  Sprout = drawn('Sprout'),
  SquareX = drawn('SquareX'),
  Star = drawn('Star'),
  UserX = drawn('UserX'),
  Users = drawn('Users')

/** Offering, matching and calendar states of the wire, and a few for anything else. */
export type ChipKind = keyof typeof icons
type Props = { kind: ChipKind; label: string; icon?: IconType | null }

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
} satisfies Record<string, IconType | null>

/** Word, icon and shape say the state; the colour only repeats it. `icon` replaces the icon of the kind, `null` leaves it out. */
export function StatusChip({ kind, label, icon }: Props) {
  const Icon = icon === undefined ? icons[kind] : icon
  return (
    <span className='uiChip' data-s={kind} data-plain={Icon || kind === 'working' ? undefined : ''}>
      {Icon ? <Icon aria-hidden /> : kind === 'working' && <i />}
      {label}
    </span>
  )
}
