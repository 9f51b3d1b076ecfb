import {
  Archive, ArchiveRestore, ArrowDown, ArrowLeft, ArrowUp, BadgeCheck, Ban, Bell, BellRing, Building2, Calendar, CalendarCheck,
  CalendarDays, CalendarPlus, ChartNoAxesColumn, Check, CheckCheck, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, ChevronsUpDown,
  Circle, CircleAlert, CircleCheck, CircleQuestionMark, CircleSlash, CircleX, ClipboardCheck, ClipboardList, Clock, Clock3, ClockAlert,
  Copy, CopyPlus, Ellipsis, Eye, FilePlus2, FileText, FileWarning, FolderPlus, Globe, GraduationCap, Handshake, History, Hourglass, House, Info,
  JapaneseYen, Lightbulb, Link2, List, ListTodo, LoaderCircle, Lock, LogOut, Mail, MailWarning, Medal, Megaphone, Menu, MessageCircle,
  MessageSquareText, MessagesSquare, Minus, NotebookPen, PanelLeftClose, Pencil, Phone, Plus, Printer, QrCode, ReceiptJapaneseYen, RefreshCw, Repeat2,
  RotateCcw, Save, Scale, ScanLine, Search, SearchCheck, SendHorizontal, Settings, ShieldAlert, ShieldCheck, Sparkle, Sprout, SquareX, Star, Store, ThumbsDown, ThumbsUp,
  TriangleAlert, Undo2, Upload, UserX, Users, WandSparkles, WifiOff, X,
} from 'lucide-react'

/** Every drawing there is. Imported as a value by the document alone, which writes them once; a page only refers to them: ./icons, and the frame's Icon. */
export const drawings = {
  Archive, ArchiveRestore, ArrowDown, ArrowLeft, ArrowUp, BadgeCheck, Ban, Bell, BellRing, Building2, Calendar, CalendarCheck,
  CalendarDays, CalendarPlus, ChartNoAxesColumn, Check, CheckCheck, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, ChevronsUpDown,
  Circle, CircleAlert, CircleCheck, CircleQuestionMark, CircleSlash, CircleX, ClipboardCheck, ClipboardList, Clock, Clock3, ClockAlert,
  Copy, CopyPlus, Ellipsis, Eye, FilePlus2, FileText, FileWarning, FolderPlus, Globe, GraduationCap, Handshake, History, Hourglass, House, Info,
  JapaneseYen, Lightbulb, Link2, List, ListTodo, LoaderCircle, Lock, LogOut, Mail, MailWarning, Medal, Megaphone, Menu, MessageCircle,
  MessageSquareText, MessagesSquare, Minus, NotebookPen, PanelLeftClose, Pencil, Phone, Plus, Printer, QrCode, ReceiptJapaneseYen, RefreshCw, Repeat2,
  RotateCcw, Save, Scale, ScanLine, Search, SearchCheck, SendHorizontal, Settings, ShieldAlert, ShieldCheck, Sparkle, Sprout, SquareX, Star, Store, ThumbsDown, ThumbsUp,
  TriangleAlert, Undo2, Upload, UserX, Users, WandSparkles, WifiOff, X,
}
