import {
  Archive, ArchiveRestore, ArrowDown, ArrowUp, BadgeCheck, Ban, Bell, BellRing, Building2, Calendar, CalendarCheck, CalendarDays,
  CalendarPlus, ChartNoAxesColumn, Check, CheckCheck, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Circle, CircleAlert, CircleCheck,
  CircleSlash, CircleX, ClipboardCheck, Clock, Clock3, ClockAlert, Copy, CopyPlus, Ellipsis, Eye, FilePlus2, FileText, FileWarning, Globe,
  GraduationCap, History, Hourglass, Info, JapaneseYen, Link2, List, ListTodo, LoaderCircle, Lock, MailWarning, Medal, Megaphone,
  MessageCircle, MessagesSquare, Minus, Pencil, Phone, Plus, Printer, RefreshCw, Repeat2, RotateCcw, Save, Scale, ScanLine, Search,
  SearchCheck, ShieldCheck, Sparkle, Sprout, SquareX, Star, ThumbsUp, TriangleAlert, Undo2, Upload, UserX, Users, WandSparkles, X,
} from 'lucide-react'

/** Every drawing of ./icons. Imported as a value by the document alone, which writes them once; a page only refers to them. */
export const drawings = {
  Archive, ArchiveRestore, ArrowDown, ArrowUp, BadgeCheck, Ban, Bell, BellRing, Building2, Calendar, CalendarCheck, CalendarDays,
  CalendarPlus, ChartNoAxesColumn, Check, CheckCheck, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Circle, CircleAlert, CircleCheck,
  CircleSlash, CircleX, ClipboardCheck, Clock, Clock3, ClockAlert, Copy, CopyPlus, Ellipsis, Eye, FilePlus2, FileText, FileWarning, Globe,
  GraduationCap, History, Hourglass, Info, JapaneseYen, Link2, List, ListTodo, LoaderCircle, Lock, MailWarning, Medal, Megaphone,
  MessageCircle, MessagesSquare, Minus, Pencil, Phone, Plus, Printer, RefreshCw, Repeat2, RotateCcw, Save, Scale, ScanLine, Search,
  SearchCheck, ShieldCheck, Sparkle, Sprout, SquareX, Star, ThumbsUp, TriangleAlert, Undo2, Upload, UserX, Users, WandSparkles, X,
}
