import {
  Award,
  Check,
  ChevronDown,
  CircleUserRound,
  Clock,
  Info,
  Lock,
  type LucideIcon,
  Minus,
  Phone,
  Plus,
  Search,
  ShoppingBasket,
  TriangleAlert,
  Truck,
  X,
} from 'lucide-react';

const icons = {
  account: CircleUserRound,
  award: Award,
  basket: ShoppingBasket,
  check: Check,
  clock: Clock,
  close: X,
  delivery: Truck,
  down: ChevronDown,
  info: Info,
  lock: Lock,
  minus: Minus,
  phone: Phone,
  plus: Plus,
  search: Search,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export interface IconProps {
  readonly name: keyof typeof icons;
  /** Edge length in px. */
  readonly size?: 16 | 18 | 20 | 24 | 26;
}

/** A picture beside words, never in their place: it is hidden from assistive technology. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing className="wsk-Icon" size={size} strokeWidth={1.6} aria-hidden="true" focusable="false" />;
}
