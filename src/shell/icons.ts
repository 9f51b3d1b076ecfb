import {
  ArrowLeft, BadgeCheck, Bell, Building2, CalendarDays, ChevronDown, ChevronsUpDown, CircleQuestionMark, ClipboardCheck, ClipboardList, FileText, GraduationCap, Handshake,
  House, LogOut, Mail, Menu, MessageCircle, MessageSquareText, PanelLeftClose, QrCode, ReceiptJapaneseYen, Search, Settings, Store, ThumbsUp, Users, WifiOff, X,
} from 'lucide-react'

/** What the frame draws. Imported as a value by the document alone: it writes the sprite. */
export const icons = {
  back: ArrowLeft, badge: BadgeCheck, bell: Bell, building: Building2, calendar: CalendarDays, clipboard: ClipboardCheck, clipboardList: ClipboardList, close: X, contact: CircleQuestionMark,
  down: ChevronDown, feedback: MessageSquareText, file: FileText, graduation: GraduationCap, handshake: Handshake, house: House, leave: LogOut, mail: Mail, menu: Menu, message: MessageCircle,
  minify: PanelLeftClose, qr: QrCode, receipt: ReceiptJapaneseYen, search: Search, settings: Settings, store: Store, switch: ChevronsUpDown, thumb: ThumbsUp, users: Users, offline: WifiOff,
} as const
