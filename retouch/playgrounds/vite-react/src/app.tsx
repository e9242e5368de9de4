import { CartDrawer } from './cart/cart-drawer.tsx';
import { CartProvider } from './cart/cart-provider.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { SettingsPage } from './settings/settings-page.jsx';
import { ProductPage } from './shop/product-page.tsx';
import { SiteHeader } from './site-header.tsx';
import { useView } from './views.ts';

export function App() {
  const view = useView();
  return (
    <CartProvider>
      <SiteHeader current={view} />
      <main className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
        {view === 'product' && <ProductPage />}
        {view === 'dashboard' && <DashboardPage />}
        {view === 'settings' && <SettingsPage />}
      </main>
      <footer className="border-t border-bark/10 py-6 text-center text-sm text-bark/60">
        Larch &amp; Loam, thrown and glazed by hand since 2009.
      </footer>
      <CartDrawer />
    </CartProvider>
  );
}
