import { drawn, type IconType } from '@/ui/layout/icons'

const Ban = drawn('Ban')
const CalendarCheck = drawn('CalendarCheck')
const Check = drawn('Check')
const CheckCheck = drawn('CheckCheck')
const CircleAlert = drawn('CircleAlert')
const ClockAlert = drawn('ClockAlert')
const GraduationCap = drawn('GraduationCap')
const Hourglass = drawn('Hourglass')
const Info = drawn('Info')
const Megaphone = drawn('Megaphone')
const Pencil = drawn('Pencil')
const Sprout = drawn('Sprout')
const SquareX = drawn('SquareX')
const Star = drawn('Star')
const UserX = drawn('UserX')
const Users = drawn('Users')

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
