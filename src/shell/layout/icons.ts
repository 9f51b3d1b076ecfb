import type { drawings } from '@/ui/layout/drawings'

/** What the frame draws, by what it stands for. Imported as a value by the document alone: it writes the sprite. */
export const icons = {
  back: 'ArrowLeft', badge: 'BadgeCheck', bell: 'Bell', building: 'Building2', calendar: 'CalendarDays', clipboard: 'ClipboardCheck',
  clipboardList: 'ClipboardList', close: 'X', contact: 'CircleQuestionMark', down: 'ChevronDown', feedback: 'MessageSquareText',
  file: 'FileText', graduation: 'GraduationCap', handshake: 'Handshake', house: 'House', leave: 'LogOut', mail: 'Mail', menu: 'Menu',
  message: 'MessageCircle', minify: 'PanelLeftClose', qr: 'QrCode', receipt: 'ReceiptJapaneseYen', search: 'Search', settings: 'Settings',
  store: 'Store', switch: 'ChevronsUpDown', thumb: 'ThumbsUp', users: 'Users', offline: 'WifiOff',
} as const satisfies Record<string, keyof typeof drawings>
