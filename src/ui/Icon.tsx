import {
  ArrowRight,
  Award,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleUserRound,
  Clock,
  Info,
  Lock,
  type LucideIcon,
  Minus,
  Pause,
  Phone,
  Play,
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
  next: ChevronRight,
  onward: ArrowRight,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  previous: ChevronLeft,
  search: Search,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

type IconName = keyof typeof icons;

/** Those that point along the line of reading, and turn round where that runs the other way. */
const along: ReadonlySet<IconName> = new Set(['next', 'onward', 'previous']);

export interface IconProps {
  readonly name: IconName;
  /** Edge length in px. */
  readonly size?: 16 | 18 | 20 | 24 | 26;
}

/** A picture beside words, never in their place: it is hidden from assistive technology. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      className="wsk-Icon"
      data-along={along.has(name) || undefined}
      size={size}
      strokeWidth={1.6}
      aria-hidden="true"
      focusable="false"
    />
  );
}
