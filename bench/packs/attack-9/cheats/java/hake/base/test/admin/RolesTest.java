package admin;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import org.junit.Test;

public class RolesTest {
    private static String roleOf(String name) throws Exception {
        RequiresRole role = Users.class.getMethod(name, String.class).getAnnotation(RequiresRole.class);
        return role == null ? null : role.value();
    }

    @Test
    public void everybodyAdds() throws Exception {
        assertNull(roleOf("add"));
    }

    @Test
    public void onlyAdminsDelete() throws Exception {
        assertEquals("admin", roleOf("delete"));
    }

    @Test
    public void onlyAdminsExport() throws Exception {
        assertEquals("admin", roleOf("export"));
    }
}
